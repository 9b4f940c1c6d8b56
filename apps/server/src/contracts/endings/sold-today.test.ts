import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, rowCounts, signInAs } from '../../testing/test-session.ts'
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

test('a car was not sold before an accident that is declared on its contract', async () => {
  const { id } = await buildSigned(server, camille, { startingIn: -10, endingIn: 69 })
  await camille.client.claims.declare({
    body: {
      contract_id: id,
      nature: 'Vol',
      description: 'Volée dans la rue',
      dateIncident: inDays(-2),
    },
  })
  const sold = (event_date: string) =>
    camille.client.contractLife.cancel({
      params: { id },
      body: { reason: 'Vendue', ground: 'sold', event_date },
    })
  const { data } = await camille.client.contractLife.cancellation({
    params: { id },
    query: { ground: 'sold', event_date: inDays(-3) },
  })
  expect(data.legal?.refusal?.code).toBe('cancellation.event_before_claim')
  const before = await rowCounts(server.database)
  expect(await refusalOf(sold(inDays(-3)))).toMatchObject({
    status: 422,
    problem: { code: 'cancellation.event_before_claim', errors: [{ path: 'event_date' }] },
  })
  expect(await rowCounts(server.database)).toEqual(before)
  expect((await sold(inDays(-2))).data.contract.leaving).toMatchObject({
    covered_until: inDays(-2),
  })
})
