import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { SIGNATURE } from '../../contracts/signing/signed-request.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { payDue } from './dues.factory.ts'
import { findDuesOf } from './dues.repository.ts'
import { issueDues } from './dues.service.ts'

const server = await serveTests()
const camille = await signInAs(server)

const today = Temporal.Now.plainDateISO('Europe/Paris')
const signed = (options = {}) =>
  buildContract(server.database, {
    accountId: camille.account.id,
    startingIn: 10,
    endingIn: 60,
    ...options,
  })
const duesOf = (...ids: string[]) => findDuesOf(server.database, ids)
const payoutsOf = (id: string) =>
  server.database.selectFrom('payout').selectAll().where('contract_id', '=', id).execute()

async function priceOf(id: string) {
  const row = await server.database
    .selectFrom('contract')
    .select(['contract_price_cents', 'compensation_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.contract_price_cents + row.compensation_cents
}

/** The policyholder's balance for a policy chain, by the ledger. */
async function balanceOf(policyId: string) {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(line.cents), 0)::float8 as cents
    from ledger_line line join ledger_entry entry on entry.id = line.entry_id
    where entry.policy_id = ${policyId} and line.account = 'policyholders'`.execute(server.database)
  return rows[0]?.cents
}

const cancel = (id: string) =>
  camille.client.contractLife.cancel({ params: { id }, body: { reason: 'Voiture vendue' } })

describe('a contract without a payment plan', () => {
  test('is due as a whole, by transfer, ten days after its signature', async () => {
    const { id } = await signed({ contribution: 'tree_planting' })
    const dues = await duesOf(id)
    expect(dues).toMatchObject([
      { rank: 1, method: 'transfer', mandate_id: null, due_on: today.add({ days: 10 }).toString() },
    ])
    const [due] = dues
    expect(due?.cents).toBe(await priceOf(id))
    expect(due).toMatchObject({ owed: due?.cents, collecting: 0, credited: 0 })
    expect(due?.issued_at).not.toBeNull()
    expect(due?.reference).toMatch(/^RF\d{2}[A-F0-9]{12}01$/)
  })

  test('when extended, is due for the added price only', async () => {
    const { id } = await signed({ startingIn: 0, endingIn: 20 })
    const { data } = await camille.client.contractLife.extend({
      params: { id },
      body: {
        new_end_date: today.add({ days: 40 }).toString(),
        signatureData: SIGNATURE,
      },
    })
    const [added] = await duesOf(data.contract_id)
    expect(added?.cents).toBe((await priceOf(data.contract_id)) - (await priceOf(id)))
    expect(await balanceOf(id)).toBe(await priceOf(data.contract_id))
  })
})

describe('a contract that ends early', () => {
  test('unpaid, owes less, and nothing is refunded', async () => {
    const { id } = await signed()
    const { data } = await cancel(id)
    const [due] = await duesOf(id)
    const back = Math.round(data.refund.total * 100)
    expect(due).toMatchObject({ credited: back, owed: (due?.cents ?? 0) - back })
    expect(await payoutsOf(id)).toEqual([])
  })

  test('paid in full, gets a refund within 30 days', async () => {
    const { id } = await signed()
    const [due] = await duesOf(id)
    await payDue(server.database, { id: due?.id ?? '' })
    const { data } = await cancel(id)
    expect(await payoutsOf(id)).toMatchObject([
      {
        kind: 'refund',
        cents: Math.round(data.refund.total * 100),
        bank_account_id: null,
        held_for: null,
        due_on: today.add({ days: 30 }).toString(),
      },
    ])
  })

  test('paid from an unknown account, has its owner asked where to refund it', async () => {
    const { id } = await signed()
    const [due] = await duesOf(id)
    await payDue(server.database, { id: due?.id ?? '' })
    await cancel(id)
    const [payout] = await payoutsOf(id)
    const asked = await server.database
      .selectFrom('notification')
      .select(['title', 'path'])
      .where('key', '=', `refund ${payout?.id}`)
      .execute()
    expect(asked).toEqual([
      {
        title: 'Un versement vous attend\u00a0: indiquez votre compte bancaire.',
        path: '/payments',
      },
    ])
  })

  test('paid in part, gets a refund of what exceeds the days used', async () => {
    const { id } = await signed()
    const [due] = await duesOf(id)
    const paid = (due?.cents ?? 0) - 1000
    await payDue(server.database, { id: due?.id ?? '', cents: paid })
    const { data } = await cancel(id)
    const back = Math.round(data.refund.total * 100)
    expect(await payoutsOf(id)).toMatchObject([{ cents: back - 1000 }])
    expect(await duesOf(id)).toMatchObject([{ owed: 0, credited: 1000 }])
  })

  test('signed before dues were recorded, gets a refund held for review', async () => {
    const { id } = await signed()
    await server.owner.deleteFrom('due').where('contract_id', '=', id).execute()
    await cancel(id)
    expect(await payoutsOf(id)).toMatchObject([{ held_for: 'before_payments' }])
  })
})

/** A later due, as a monthly plan creates it. */
async function later(id: string, days: number) {
  const [first] = await duesOf(id)
  if (!first) throw new Error('no due')
  const {
    owed: _,
    collecting: __,
    credited: ___,
    cents: ____,
    tried: _____,
    awaits_end: ______,
    ...row
  } = first
  const rank = days
  await server.database
    .insertInto('due')
    .values({
      ...row,
      id: randomUUID(),
      rank,
      due_on: today.add({ days }).toString(),
      reference: `RF00${String(days).padStart(14, '0')}${id.slice(0, 4).toUpperCase()}`,
      issued_at: null,
    })
    .execute()
}

describe('instalments', () => {
  test('are called ten days before their due day, once', async () => {
    const { id } = await signed()
    await later(id, 10)
    await later(id, 11)
    const now = Temporal.Now.instant()
    await issueDues(server.database, now)
    await issueDues(server.database, now)
    const dues = await duesOf(id)
    expect(dues.map(({ rank, owed, cents }) => [rank, owed === cents])).toEqual([
      [1, true],
      [10, true],
      [11, false],
    ])
    expect(dues[2]?.issued_at).toBeNull()
  })

  test('not yet called are voided when the contract ends, and never called later', async () => {
    const { id } = await signed()
    await later(id, 25)
    await cancel(id)
    const laterOf = async () => (await duesOf(id)).find(({ rank }) => rank === 25)
    expect((await laterOf())?.voided_at).not.toBeNull()
    await issueDues(server.database, Temporal.Now.instant().add({ hours: 24 * 40 }))
    expect((await laterOf())?.issued_at).toBeNull()
  })
})

test('a contract paid monthly but too short for instalments pays the days of its extension monthly', async () => {
  const plan = { cadence: 'monthly', method: 'transfer' }
  const { id } = await signed({ endingIn: 40, plan })
  const { data } = await camille.client.contractLife.extend({
    params: { id },
    body: { new_end_date: today.add({ days: 250 }).toString(), signatureData: SIGNATURE },
  })
  expect(await duesOf(id)).toHaveLength(1)
  expect(await duesOf(data.contract_id)).toHaveLength(7)
})
