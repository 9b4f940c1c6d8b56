import { expect, test } from 'vitest'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { ibans, serveTests } from '../../testing/test-app.ts'
import { buildBatch } from '../bank.factory.ts'
import { findAlarms } from './alarms.repository.ts'

const server = await serveTests()

test('alarms count orders without an answer in time, and rejections by our fault per code', async () => {
  const { id: accountId } = await buildAccount(server.database)
  const batch = await buildBatch(server.database, { accountId, ibans })
  const today = Temporal.PlainDate.from('2026-11-25')
  const batchOf = (settlesOn: string) =>
    server.database
      .updateTable('payment_batch')
      .set({ settles_on: settlesOn })
      .where('id', '=', batch)
      .execute()
  const orders = (set: { state: 'sent' | 'rejected'; reason?: string; answered_on?: string }) =>
    server.database.updateTable('payment_order').set(set).where('batch_id', '=', batch).execute()
  await orders({ state: 'sent' })
  await batchOf('2026-11-18')
  expect(await findAlarms(server.database, today)).toMatchObject({ unanswered: 0, since: null })
  await batchOf('2026-11-17')
  expect(await findAlarms(server.database, today)).toMatchObject({
    unanswered: 1,
    since: '2026-11-17',
    faults: [],
  })
  await orders({ state: 'rejected', reason: 'BE05', answered_on: '2026-11-24' })
  expect(await findAlarms(server.database, today)).toEqual({
    unanswered: 0,
    since: null,
    faults: [{ code: 'BE05', orders: 1 }],
  })
})
