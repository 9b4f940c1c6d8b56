import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ibans, serveTests } from '../../testing/test-app.ts'
import { signInCapable, type TestSession } from '../../testing/test-session.ts'
import { keepAccount, readAccount } from '../mandates/bank-accounts.service.ts'
import { buildIban } from '../payments.factory.ts'
import { buildPromised } from './promised.factory.ts'

const server = await serveTests()
const odile = await signInCapable(server, 'advisor')
const remi = await signInCapable(server, 'admin')

const note = 'Relevé de mars 2026, ligne 14'
const received = (id: string, cents: number, by = odile) =>
  by.client.bank.received({ params: { id }, body: { received: cents / 100, note } })
const payoutOf = (id: string) =>
  server.database.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
async function balanceOf(policyId: string) {
  const { rows } = await sql<{ cents: number }>`
    select sum(cents)::float8 as cents from ledger_line join ledger_entry entry on entry.id = entry_id
    where entry.policy_id = ${policyId} and account = 'policyholders'`.execute(server.database)
  return rows[0]?.cents
}

describe('a refund from before payments were recorded', () => {
  test('waits at the desk, and is paid once somebody has stated what was received', async () => {
    const { id, contractId, accountId, priceCents } = await buildPromised(server.database)
    const { data } = await odile.client.bank.desk()
    expect(data.promised.payouts.find((one) => one.id === id)).toMatchObject({
      contractId,
      amount: 51.64,
      most: priceCents / 100,
      owed: (priceCents - 5164) / 100,
    })
    const { data: found } = await received(id, priceCents)
    expect(found).toEqual({ paidBack: 51.64 })
    expect(await balanceOf(contractId)).toBe(-5164)
    expect(await payoutOf(id)).toMatchObject({
      held_for: null,
      cents: 5164,
      cancelled_at: null,
      requested_by: odile.account.id,
      received_before: priceCents,
      received_note: note,
    })
    const audited = await server.database
      .selectFrom('audit_entry')
      .select(['actor_id', 'action'])
      .where('subject_id', '=', contractId)
      .execute()
    expect(audited).toContainEqual({
      actor_id: odile.account.id,
      action: 'payout.received_told',
    })
    // the customer gives the account; the person who stated what was received may neither clear nor approve the refund
    const given = readAccount({ holder: 'Camille Roussel', iban: buildIban() })
    const now = Temporal.Now.instant()
    const to = await keepAccount(server.database, given, { accountId, ibans, now, isChange: false })
    await server.database
      .updateTable('payout')
      .set({ bank_account_id: to.id })
      .where('id', '=', id)
      .execute()
    const letGo = (by: TestSession) =>
      by.client.bank.letGo({ params: { id }, body: { reason: 'Compte vérifié' } })
    await expect(letGo(odile)).rejects.toMatchObject({ problem: { code: 'payout.involved' } })
    await letGo(remi)
    const batch = await odile.client.bank.prepare({ body: { kind: 'transfers' } })
    await remi.client.bank.approve({ params: { id: batch.data.id } })
  })

  test('is lowered to what was received beyond what is owed', async () => {
    const { id, priceCents } = await buildPromised(server.database)
    const { data } = await received(id, priceCents - 1000)
    expect(data).toEqual({ paidBack: 41.64 })
    expect(await payoutOf(id)).toMatchObject({ cents: 4164, held_for: null, cancelled_at: null })
  })

  test('is cancelled when nothing was received, and its holder is notified', async () => {
    const { id, accountId } = await buildPromised(server.database)
    const { data } = await received(id, 0)
    expect(data).toEqual({ paidBack: 0 })
    expect((await payoutOf(id)).cancelled_at).not.toBeNull()
    const found = await server.database
      .selectFrom('notification')
      .select('title')
      .where('account_id', '=', accountId)
      .execute()
    expect(found.map(({ title }) => title)).toContain(
      'Nous n’avons pas trouvé de paiement à vous rembourser pour ce contrat.',
    )
    await expect(received(id, 0)).rejects.toMatchObject({ problem: { status: 404 } })
  })

  test('can’t be based on more received than the price', async () => {
    const { id, priceCents } = await buildPromised(server.database)
    await expect(received(id, priceCents + 1)).rejects.toMatchObject({
      problem: { status: 422, code: 'payout.too_much' },
    })
    expect(await payoutOf(id)).toMatchObject({ held_for: 'before_payments' })
  })

  test('takes one statement only, even from simultaneous calls, and never from its payee', async () => {
    const { id, accountId, contractId, priceCents } = await buildPromised(server.database)
    const both = await Promise.allSettled(
      [odile, remi, odile, remi].map((by) => received(id, priceCents, by)),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(contractId)).toBe(-5164)
    const own = await buildPromised(server.database)
    await server.database
      .updateTable('payout')
      .set({ account_id: odile.account.id })
      .where('id', '=', own.id)
      .execute()
    await expect(received(own.id, 0)).rejects.toMatchObject({
      problem: { status: 409, code: 'payout.involved' },
    })
    await expect(
      server.database
        .updateTable('payout')
        .set({ held_for: null, requested_by: accountId, received_before: 1, received_note: note })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow('payout_received_before')
  })
})
