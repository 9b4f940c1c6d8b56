import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { resumePaidCovers } from '../../contracts/suspensions/suspensions.service.ts'
import { ibans, serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInCapable } from '../../testing/test-session.ts'
import { buildDebit, buildTeller, nextStatement } from '../bank.factory.ts'
import { prepareBatch } from '../batches/preparation.service.ts'
import { owePayout } from '../dues/dues.factory.ts'
import { issueDues } from '../dues/dues.service.ts'
import { buildDue } from '../payments.factory.ts'
import { forgetOldStrangers } from './matching.service.ts'
import { importFile } from './statements.service.ts'

const server = await serveTests()

/** A due, and an imported movement of so many cents with a text. */
async function movementOf(booked: {
  cents: number
  party?: string
  partyIban?: string
  text: string
}) {
  const file = await nextStatement(server.database, [booked])
  await importFile(
    await buildTeller(server.database),
    { ibans, afterPayments: resumePaidCovers },
    file,
  )
  return server.database
    .selectFrom('bank_movement')
    .select(['id', 'cents'])
    .where('label', '=', booked.text)
    .executeTakeFirstOrThrow()
}

async function transferDue() {
  const { id: accountId } = await buildAccount(server.database)
  return server.database
    .selectFrom('due')
    .select(['id', 'cents', 'reference'])
    .where('id', '=', await buildDue(server.database, accountId))
    .executeTakeFirstOrThrow()
}

test('the sender of an unmatched payment is forgotten after 13 months, its amount is kept', async () => {
  const due = await transferDue()
  const stranger = await movementOf({ cents: 1313, party: 'ROUX', text: `loyer ${randomUUID()}` })
  const known = await movementOf({ cents: due.cents, party: 'ROUSSEL', text: due.reference })
  const parties = async () => {
    const rows = await server.database
      .selectFrom('bank_movement')
      .select(['id', 'cents', 'party'])
      .where('id', 'in', [stranger.id, known.id])
      .execute()
    return new Map(rows.map(({ id, cents, party }) => [id, `${party} ${cents}`]))
  }
  const before = new Map([
    [stranger.id, 'ROUX 1313'],
    [known.id, `ROUSSEL ${due.cents}`],
  ])
  await forgetOldStrangers(server.database, Temporal.Now.instant())
  expect(await parties()).toEqual(before)
  await forgetOldStrangers(server.database, Temporal.Now.instant().add({ hours: 24 * 400 }))
  expect(await parties()).toEqual(new Map(before).set(stranger.id, ' 1313'))
})

async function hand() {
  const session = await signInCapable(server, 'advisor', ['prepare', 'approve'])
  return session
}

const refusal = (code: string) => ({ problem: { code } })

describe('a movement without a proposed match', () => {
  test('is proposed a match by one person, and matched by another', async () => {
    const due = await transferDue()
    const { id } = await movementOf({ cents: due.cents, text: `sans référence ${randomUUID()}` })
    const [odile, remi] = [await hand(), await hand()]
    const { data: found } = await odile.client.bank.owed({ query: { q: due.reference.slice(4) } })
    expect(found).toMatchObject([{ id: due.id, reference: due.reference, of: 'Camille Roussel' }])
    const params = { id }
    await odile.client.bank.propose({ params, body: { due_id: due.id } })
    const proposalFor = async ({ client }: typeof odile) =>
      (await client.bank.desk()).data.unmatched.find((one) => one.id === id)?.proposal
    expect(await proposalFor(odile)).toMatchObject({ by: 'Camille Roussel', isOwn: true })
    expect(await proposalFor(remi)).toMatchObject({ isOwn: false })
    await expect(odile.client.bank.match({ params, body: {} })).rejects.toMatchObject(
      refusal('movement.own'),
    )
    const seen = (await proposalFor(remi))?.seen ?? ''
    const reason = 'Un virement envoyé par erreur'
    await odile.client.bank.propose({ params, body: { closing: 'sent_back', reason } })
    await expect(remi.client.bank.match({ params, body: { seen } })).rejects.toMatchObject(
      refusal('movement.other_proposal'),
    )
    await odile.client.bank.propose({ params, body: { due_id: due.id } })
    await remi.client.bank.match({ params, body: { seen } })
    expect(await proposalFor(remi)).toBeUndefined()
    await expect(
      odile.client.bank.propose({ params, body: { due_id: due.id } }),
    ).rejects.toMatchObject(refusal('movement.matched'))
  })

  test('can’t be matched by its proposer, by a constraint of the database', async () => {
    const due = await transferDue()
    const { id } = await movementOf({ cents: due.cents, text: `seul ${randomUUID()}` })
    const { account } = await hand()
    const alone = server.database
      .updateTable('bank_movement')
      .set({
        proposed_by: account.id,
        matched_by: account.id,
        matched_by_rule: 'person',
        matched_at: new Date(),
      })
      .where('id', '=', id)
    await expect(alone.execute()).rejects.toMatchObject({ constraint: 'bank_movement_two_hands' })
  })

  test('can’t be proposed for an unknown due, nor a debit for a due', async () => {
    const due = await transferDue()
    const { id } = await movementOf({ cents: -due.cents, text: `débit ${randomUUID()}` })
    const odile = await hand()
    await expect(
      odile.client.bank.propose({ params: { id }, body: { due_id: due.id } }),
    ).rejects.toMatchObject(refusal('movement.debit'))
    await expect(
      odile.client.bank.propose({ params: { id }, body: { due_id: randomUUID() } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
  })

  test('is searched by a name or a reference of some length, without wildcards', async () => {
    await transferDue()
    const odile = await hand()
    const found = async (q: string) => (await odile.client.bank.owed({ query: { q } })).data.length
    // names in the order and spelling that banks use
    for (const q of ['Camille Rou', 'ROUSSEL CAMILLE', 'Roussèl'])
      expect(await found(q)).toBeGreaterThan(0)
    expect(await found('personne de ce nom')).toBe(0)
    for (const q of ['%', '__', 'c']) expect(await found(q)).toBe(0)
  })
})

/** The ledger balances of some dues, of unmatched movements and of the suspense account. */
async function sums(dueIds: readonly string[]) {
  const { rows } = await sql<{ owed: number; open: number; apart: number }>`
    select coalesce(sum(cents) filter (where account = 'policyholders' and due_id = any(${dueIds}::uuid[])), 0)::int as owed,
      coalesce(sum(cents) filter (where account = 'to_be_matched'), 0)::int as open,
      coalesce(sum(cents) filter (where account = 'suspense'), 0)::int as apart
    from ledger_line`.execute(server.database)
  return rows[0]
}

/** Two called instalments paid by transfer. */
async function twoDues() {
  const { id: accountId } = await buildAccount(server.database)
  const plan = { cadence: 'monthly', method: 'transfer' } as const
  const terms = { accountId, startingIn: -40, endingIn: 200, plan }
  const { id: contractId } = await buildContract(server.database, terms)
  await issueDues(server.database, Temporal.Now.instant())
  const dues = await server.database
    .selectFrom('due')
    .select(['id', 'cents', 'reference'])
    .where('contract_id', '=', contractId)
    .where('issued_at', 'is not', null)
    .orderBy('due_on')
    .execute()
  return { accountId, contractId, dues, ids: dues.map(({ id }) => id) }
}

describe('a transfer of another amount than its due', () => {
  test('is matched by one reference when it pays all the dues of the contract', async () => {
    const { dues, ids } = await twoDues()
    expect(dues.length).toBeGreaterThan(1)
    const cents = dues.reduce((sum, due) => sum + due.cents, 0)
    const { open } = (await sums(ids)) ?? {}
    await movementOf({ cents, text: dues[0]?.reference ?? '' })
    expect(await sums(ids)).toMatchObject({ owed: 0, open })
  })

  test('pays the due, and the excess is refunded to the account that paid', async () => {
    const { accountId, contractId, dues, ids } = await twoDues()
    const cents = dues.reduce((sum, due) => sum + due.cents, 4)
    const iban = 'FR7630006000011234567890189'
    const row = randomUUID()
    const now = new Date()
    await server.database
      .insertInto('bank_account')
      .values({
        id: row,
        account_id: accountId,
        holder: 'Camille Roussel',
        iban_sealed: ibans.seal(row, iban),
        iban_index: ibans.index(iban),
        iban_country: 'FR',
        iban_last4: '0189',
        created_at: now,
        payable_from: now,
      })
      .execute()
    const text = dues[1]?.reference ?? ''
    const { id } = await movementOf({ cents, text, partyIban: iban })
    const odile = await hand()
    const { data } = await odile.client.bank.desk()
    expect(data.unmatched.find((one) => one.id === id)?.proposal).toMatchObject({ beyond: 0.04 })
    await odile.client.bank.match({ params: { id }, body: {} })
    expect((await sums(ids))?.owed).toBe(0)
    const payouts = await server.database
      .selectFrom('payout')
      .select(['kind', 'cents', 'bank_account_id'])
      .where('contract_id', '=', contractId)
      .execute()
    expect(payouts).toEqual([{ kind: 'overpayment', cents: 4, bank_account_id: row }])
  })

  test('sent twice is refunded whole, to an account still to be given', async () => {
    const due = await transferDue()
    await movementOf({ cents: due.cents, text: due.reference })
    await movementOf({ cents: due.cents, text: `${due.reference} encore` })
    const { id } = await server.database
      .selectFrom('bank_movement')
      .select('id')
      .where('label', '=', `${due.reference} encore`)
      .executeTakeFirstOrThrow()
    await (await hand()).client.bank.match({ params: { id }, body: {} })
    expect(await sums([due.id])).toMatchObject({ owed: 0 })
    const payout = await server.database
      .selectFrom('payout')
      .select(['payout.kind', 'payout.cents', 'payout.bank_account_id'])
      .innerJoin('due', 'due.contract_id', 'payout.contract_id')
      .where('due.id', '=', due.id)
      .executeTakeFirstOrThrow()
    expect(payout).toEqual({ kind: 'overpayment', cents: due.cents, bank_account_id: null })
  })
})

describe('a movement that concerns no contract', () => {
  test.each([4747, -4747])('is closed by two people with a reason: %s', async (cents) => {
    const text = `à personne ${randomUUID()}`
    const { id } = await movementOf({ cents, text })
    const before = await sums([])
    const [odile, remi] = [await hand(), await hand()]
    const params = { id }
    const reason = 'Loyer envoyé à un mauvais compte'
    const blank = { closing: 'sent_back', reason: ' ' } as const
    expect((await refusalOf(odile.client.bank.propose({ params, body: blank }))).status).toBe(400)
    await odile.client.bank.propose({ params, body: { closing: 'sent_back', reason } })
    await expect(odile.client.bank.match({ params, body: {} })).rejects.toMatchObject(
      refusal('movement.own'),
    )
    const { data } = await remi.client.bank.desk()
    expect(data.unmatched.find((one) => one.id === id)?.proposal).toMatchObject({
      closing: { as: 'sent_back', reason },
      by: 'Camille Roussel',
    })
    await remi.client.bank.match({ params, body: {} })
    expect(await sums([])).toEqual({
      owed: 0,
      open: (before?.open ?? 0) + cents,
      apart: (before?.apart ?? 0) - cents,
    })
    const left = (await remi.client.bank.desk()).data.unmatched
    expect(left.some((one) => one.id === id)).toBe(false)
  })
})

test('neither who proposed nor who matched a payment may clear or approve its refund', async () => {
  const { id: accountId } = await buildAccount(server.database)
  const debit = await buildDebit(server.database, { accountId, ibans })
  const [odile, remi] = [await hand(), await hand()]
  const { id } = await movementOf({ cents: debit.cents, text: `avance ${randomUUID()}` })
  await odile.client.bank.propose({ params: { id }, body: { due_id: debit.id } })
  await remi.client.bank.match({ params: { id }, body: {} })
  const payoutId = await owePayout(server.database, { ...debit, accountId, cents: 500 })
  const letGo = { params: { id: payoutId }, body: { reason: 'Compte vérifié' } }
  for (const { client } of [odile, remi])
    await expect(client.bank.letGo(letGo)).rejects.toMatchObject(refusal('payout.involved'))
  await (await hand()).client.bank.letGo(letGo)
  const batch = await prepareBatch(await buildTeller(server.database), 'transfers')
  for (const { client } of [odile, remi])
    await expect(client.bank.approve({ params: { id: batch } })).rejects.toMatchObject(
      refusal('batch.involved'),
    )
  await (await hand()).client.bank.approve({ params: { id: batch } })
})
