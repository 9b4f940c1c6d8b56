import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { buildAnswers } from '../../subscription/subscription.factory.ts'
import { listening } from '../../testing/ports.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs } from '../../testing/test-session.ts'
import { buildSignedRequest } from '../signing/signed-request.factory.ts'

let asked = 0
const planner = createServer((_, response) => {
  asked += 1
  response.end(JSON.stringify({ code: 'Ok', routes: [{ distance: 850_400 }] }))
})
const server = await serveTests({
  env: { ROUTER_URL: `http://127.0.0.1:${await listening(planner)}` },
})

const JOURNEY = {
  journey_name: 'Vacances',
  total_passengers: 1,
  trips: [
    { origin: 'Paris (75), France', destination: 'Milan, Italie', transport_mode: 'car' as const },
  ],
}
const TRAVEL = { departure: 'Paris (75), France', arrival: 'Milan, Italie', format: 'car' as const }

test('a quote and its copy keep the measured road length, which their JSON does not show', async () => {
  const { client, account } = await signInAs(server)
  const { offset_options } = await client.carbon.journey({ body: JOURNEY })
  const cost = offset_options.renewable_energy.cost_usd
  const { contractPrice, ...request } = await buildSignedRequest(client, { product: 'travel' })
  const { data: quote } = await client.quotes.save({
    body: {
      contract_type: 'Voyage',
      start_date: request.start_date,
      end_date: request.end_date,
      questions: buildAnswers({ product: 'travel' }),
      travels: [TRAVEL],
      compensate: true,
      compensationCost: cost,
      price: Math.round((contractPrice + cost) * 100) / 100,
    },
  })
  const { data: copy } = await client.quotes.duplicate({ params: { id: quote.quote_id } })
  expect([quote.travels, copy.travels]).toEqual([[TRAVEL], [TRAVEL]])
  const kept = await server.database
    .selectFrom('quote')
    .select('travels')
    .where('account_id', '=', account.id)
    .execute()
  expect(kept.map(({ travels }) => travels)).toEqual([
    [{ ...TRAVEL, road_km: 850.4 }],
    [{ ...TRAVEL, road_km: 850.4 }],
  ])
})

test('a contract keeps the road length measured by the route planner, even when the planner is gone', async () => {
  const { client } = await signInAs(server)
  const shown = await client.carbon.journey({ body: JOURNEY })
  expect(shown.distance_km).toBe(850.4)
  expect(shown.method).toMatch(/^Distance par la route/)
  expect(shown.trips[0]?.distance_text).toBe('850\u00a0km par la route')
  const roads = shown.trips[0]?.alternatives.filter(
    ({ way }) => way !== 'train' && way !== 'flight',
  )
  expect(roads?.map(({ distance_km }) => distance_km)).toEqual([850.4, 850.4, 850.4])

  const cost = shown.offset_options.renewable_energy.cost_usd
  const request = await buildSignedRequest(client, { product: 'travel' })
  const amounts = {
    travels: [TRAVEL],
    compensationAmount: cost,
    price: Math.round((request.contractPrice + cost) * 100) / 100,
  }
  const { data: signed } = await client.contracts.create({ body: { ...request, ...amounts } })
  expect(signed.contribution?.kg).toBe(shown.emissions_summary.total_emissions_kg)
  // the API shows the trip as it was sent, without the measured length
  expect(signed.travels).toEqual([TRAVEL])
  expect(asked).toBe(1)

  planner.closeAllConnections()
  planner.close()
  await once(planner, 'close')
  const { data: counted } = await client.contracts.emissions()
  const lines = counted.contracts.flatMap((one) => one.lines)
  expect(lines.map(({ kg }) => kg)).toEqual([shown.total])
})

test('a road length sent by the client is ignored', async () => {
  const { client } = await signInAs(server)
  const body = {
    ...JOURNEY,
    trips: [{ ...JOURNEY.trips[0], destination: 'Turin, Italie', road_km: 1 }],
  }
  const reply = await client.carbon.journey({ body: body as never })
  expect(reply.distance_km).toBeGreaterThan(500)
  expect(reply.method).toMatch(/^Distance à vol d’oiseau/)
})
