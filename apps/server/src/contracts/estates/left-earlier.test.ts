import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, rowCounts, signInCapable } from '../../testing/test-session.ts'
import { inDays, noonIn } from '../chain/contract-life.factory.ts'
import { endOnNotice } from '../endings/leave-by-law.service.ts'
import { buildInsured, estateDeskOf } from './estate-desk.factory.ts'

const server = await serveTests()
const desk = estateDeskOf(await signInCapable(server, 'advisor'))

test('a contract that its holder had asked to leave on a later day ends earlier, and no later', async () => {
  const { camille, accountId, id, backOf } = await buildInsured(server)
  const unused = await backOf(72)
  await camille.client.contractLife.cancel({
    params: { id },
    body: { reason: 'Je déménage', event_date: inDays(20) },
  })
  await desk.record(accountId)
  expect((await desk.read(accountId)).contracts).toMatchObject([
    { is_asked: false, may_be_ended: true, last_day: inDays(20) },
  ])
  await desk.end(id, inDays(-3))
  const { contracts, payouts } = await desk.read(accountId)
  expect(contracts).toMatchObject([{ is_asked: true, is_over: true, last_day: inDays(-3) }])
  expect(payouts).toMatchObject([{ kind: 'refund', amount: unused }])
  await endOnNotice({ database: server.database, now: noonIn(21) })
  expect((await desk.read(accountId)).payouts).toHaveLength(1)
})

test('a contract that was to be left before the heirs asked ends by itself', async () => {
  const { camille, accountId, id } = await buildInsured(server)
  await camille.client.contractLife.cancel({
    params: { id },
    body: { reason: 'Je déménage', event_date: inDays(1) },
  })
  await desk.record(accountId)
  await server.database
    .updateTable('contract')
    .set({ leaving_on: inDays(-1), covered_until: inDays(-1) })
    .where('id', '=', id)
    .execute()
  const before = await rowCounts(server.database)
  expect(await refusalOf(desk.end(id, inDays(0)))).toMatchObject({
    status: 422,
    problem: { code: 'estate.over' },
  })
  expect(await rowCounts(server.database)).toEqual(before)
})
