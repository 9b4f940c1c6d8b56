import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildAccount, giveCapabilities } from '../../accounts/accounts.factory.ts'
import { resumePaidCovers } from '../../contracts/suspensions/suspensions.service.ts'
import { createIbanVault } from '../../platform/ibans/iban-vault.ts'
import { PRODUCTION, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { buildDebit, buildTeller, nextStatement } from '../bank.factory.ts'
import { prepareBatch } from '../batches/preparation.service.ts'
import { owePayout } from '../dues/dues.factory.ts'
import { buildDue } from '../payments.factory.ts'
import { forgetOldStrangers } from './matching.service.ts'
import { importFile } from './statements.service.ts'

const ibans = createIbanVault(PRODUCTION.IBAN_KEY)

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

/** A due, and a movement of so many cents with a text, as a statement brings it. */
async function movementOf(told: { cents: number; party?: string; text: string }) {
  const file = await nextStatement(server.database, [told])
  await importFile(
    await buildTeller(server.database),
    { ibans, afterPayments: resumePaidCovers },
    file,
  )
  return server.database
    .selectFrom('bank_movement')
    .select(['id', 'cents'])
    .where('label', '=', told.text)
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

test('who sent money for nothing that we know is forgotten after 13 months, its amount is not', async () => {
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
  const session = await signInAs(server, 'advisor')
  await giveCapabilities(server.database, session.account.id, ['prepare', 'approve'])
  return session
}

const refusal = (code: string) => ({ problem: { code } })

describe('a movement for which nothing is proposed', () => {
  test('is proposed by one person, and matched by another', async () => {
    const due = await transferDue()
    const { id } = await movementOf({ cents: due.cents, text: `sans référence ${randomUUID()}` })
    const [odile, remi] = [await hand(), await hand()]
    const { data: found } = await odile.client.bank.owed({ query: { q: due.reference.slice(4) } })
    expect(found).toMatchObject([{ id: due.id, reference: due.reference, of: 'camille.roussel' }])
    const params = { id }
    await odile.client.bank.propose({ params, body: { due_id: due.id } })
    const proposalFor = async ({ client }: typeof odile) =>
      (await client.bank.desk()).data.unmatched.find((one) => one.id === id)?.proposal
    expect(await proposalFor(odile)).toMatchObject({ by: odile.account.username, isOwn: true })
    expect(await proposalFor(remi)).toMatchObject({ isOwn: false })
    await expect(odile.client.bank.match({ params })).rejects.toMatchObject(refusal('movement.own'))
    await remi.client.bank.match({ params })
    expect(await proposalFor(remi)).toBeUndefined()
    await expect(
      odile.client.bank.propose({ params, body: { due_id: due.id } }),
    ).rejects.toMatchObject(refusal('movement.matched'))
  })

  test('is not matched by who proposed it, whatever a server says', async () => {
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

  test('is not proposed for less than it is, nor for what nobody owes', async () => {
    const due = await transferDue()
    const { id } = await movementOf({ cents: due.cents + 1, text: `trop ${randomUUID()}` })
    const odile = await hand()
    await expect(
      odile.client.bank.propose({ params: { id }, body: { due_id: due.id } }),
    ).rejects.toMatchObject(refusal('movement.too_much'))
    await expect(
      odile.client.bank.propose({ params: { id }, body: { due_id: randomUUID() } }),
    ).rejects.toMatchObject({ problem: { status: 404 } })
  })

  test('is searched by a name or a reference, never by all of them at once', async () => {
    await transferDue()
    const odile = await hand()
    const found = async (q: string) => (await odile.client.bank.owed({ query: { q } })).data.length
    expect(await found('Camille Rou')).toBeGreaterThan(0)
    expect(await found('personne de ce nom')).toBe(0)
    for (const q of ['%', '__', 'c']) expect(await found(q)).toBe(0)
  })
})

test('whoever proposed a match approves no batch that pays its policy back', async () => {
  const { id: accountId } = await buildAccount(server.database)
  const debit = await buildDebit(server.database, { accountId, ibans })
  const [odile, remi] = [await hand(), await hand()]
  const { id } = await movementOf({ cents: debit.cents, text: `avance ${randomUUID()}` })
  await odile.client.bank.propose({ params: { id }, body: { due_id: debit.id } })
  await remi.client.bank.match({ params: { id } })
  await owePayout(server.database, { ...debit, accountId, cents: 500 })
  const batch = await prepareBatch(await buildTeller(server.database), 'transfers')
  for (const { client } of [odile, remi])
    await expect(client.bank.approve({ params: { id: batch } })).rejects.toMatchObject(
      refusal('batch.involved'),
    )
  await (await hand()).client.bank.approve({ params: { id: batch } })
})
