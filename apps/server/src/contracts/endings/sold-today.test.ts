import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { buildSigned, inDays } from '../chain/contract-life.factory.ts'
import { endOnNotice } from './leave-by-law.service.ts'

const server = await serveTests()
const camille = await signInAs(server)

test('a car sold today is reported at once, its 72 hours running from the next midnight', async () => {
  const { id } = await buildSigned(server, camille, { startingIn: -10, endingIn: 69 })
  await camille.client.contractLife.cancel({
    params: { id },
    body: { reason: 'Vendue', ground: 'sold', event_date: inDays(0) },
  })
  const events = () =>
    server.database
      .selectFrom('vehicle_event')
      .select(['end_date', 'occurred_at'])
      .where('contract_id', '=', id)
      .where('kind', '=', 'end')
      .execute()
  const midnight = Temporal.PlainDate.from(inDays(1)).toZonedDateTime('Europe/Paris').toInstant()
  const expected = [{ end_date: inDays(0), occurred_at: new Date(midnight.epochMilliseconds) }]
  expect(await events()).toEqual(expected)
  const after = Temporal.PlainDate.from(inDays(11)).toZonedDateTime('Europe/Paris').toInstant()
  await endOnNotice({ database: server.database, now: after })
  const { data: contracts } = await camille.client.contracts.mine({ query: {} })
  expect(contracts.find(({ contract_id }) => contract_id === id)?.status).toBe('cancelled')
  expect(await events()).toEqual(expected)
})
