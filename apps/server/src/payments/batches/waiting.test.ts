import type { Updateable } from 'kysely'
import { expect, test } from 'vitest'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { ibans, serveTests } from '../../testing/test-app.ts'
import { signInCapable } from '../../testing/test-session.ts'
import { buildRefund } from './reviews.factory.ts'

const server = await serveTests()
const odile = await signInCapable(server, 'advisor')

const setPayout = (id: string, set: Updateable<Schema['payout']>) =>
  server.database.updateTable('payout').set(set).where('id', '=', id).execute()

/** Expects that no batch includes it. */
const isLeftOut = () =>
  expect(odile.client.bank.prepare({ body: { kind: 'transfers' } })).rejects.toMatchObject({
    problem: { code: 'batch.empty' },
  })

test('a batch leaves out payouts that exceed receipts, are held or go to a new account; the desk says why', async () => {
  const { id, bankAccountId } = await buildRefund(server.database, { ibans })
  const body = { reason: 'Compte vérifié par téléphone' }
  await odile.client.bank.letGo({ params: { id }, body })
  const waits = async () => (await odile.client.bank.desk()).data.later.payouts
  expect(await waits()).toEqual([])
  await setPayout(id, { cents: 501 })
  await isLeftOut()
  expect(await waits()).toMatchObject([{ why: 'receipts', name: 'Camille Roussel', amount: 5.01 }])
  await setPayout(id, { cents: 500, held_for: 'before_payments' })
  await isLeftOut()
  await setPayout(id, { held_for: null })
  const from = new Date(Date.now() + 60_000)
  await server.database
    .updateTable('bank_account')
    .set({ payable_from: from })
    .where('id', '=', bankAccountId)
    .execute()
  await isLeftOut()
  expect(await waits()).toMatchObject([{ why: 'new_account', from: from.toISOString() }])
  await setPayout(id, { bank_account_id: null, due_on: '2026-01-01' })
  expect(await waits()).toMatchObject([{ why: 'account', isLate: true }])
})
