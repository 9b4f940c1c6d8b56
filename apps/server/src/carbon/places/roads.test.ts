import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { cityNamed } from '@sillage/domain/carbon/places/place.factory.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listening } from '../../testing/ports.factory.ts'
import { createRoads } from './roads.service.ts'

interface Asked {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly body: string
}

let answer: (response: ServerResponse) => void
let asked: Asked[]
let now: number
const server = createServer((request, response) => {
  void read(request).then(() => {
    answer(response)
  })
})

async function read(request: IncomingMessage) {
  asked.push({ method: request.method, url: request.url, body: await text(request) })
}

const origin = `http://127.0.0.1:${await listening(server)}`
beforeEach(() => {
  asked = []
  now = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const roads = (path = '') => createRoads({ url: origin + path, clock: () => now })
const between = (from: string, to: string) => ({ from: cityNamed(from), to: cityNamed(to) })
const answering = (body: unknown) => (response: ServerResponse) => {
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
/** OSRM's answer to /route/v1/driving with overview=false. */
const osrm = (metres: number) => ({
  code: 'Ok',
  routes: [{ legs: [], weight_name: 'routability', distance: metres, duration: 29_000 }],
  waypoints: [],
})
/** Valhalla's answer to /route without directions. */
const valhalla = (km: number) => ({
  trip: { status: 0, units: 'kilometers', summary: { length: km, time: 29_000 }, legs: [] },
})

describe('an OSRM route planner', () => {
  test('is sent two positions and nothing else, and its metres become kilometres', async () => {
    answer = answering(osrm(850_400))
    expect(await roads('/').lengthOf(between('Paris 75', 'Milan'))).toBe(850.4)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ method: 'GET', body: '' })
    expect(asked[0]?.url).toMatch(
      /^\/route\/v1\/driving\/(2\.349,48\.853;9\.19,45\.464|9\.19,45\.464;2\.349,48\.853)\?overview=false$/,
    )
  })

  test('is asked once a day for both directions, even by simultaneous requests', async () => {
    answer = answering(osrm(850_400))
    const planner = roads()
    const there = planner.lengthOf(between('Paris 75', 'Milan'))
    const back = planner.lengthOf(between('Milan', 'Paris 75'))
    expect([await there, await back]).toEqual([850.4, 850.4])
    now = 23 * 3_600_000
    expect(await planner.lengthOf(between('Paris 75', 'Milan'))).toBe(850.4)
    expect(asked).toHaveLength(1)
    now = 25 * 3_600_000
    await planner.lengthOf(between('Paris 75', 'Milan'))
    expect(asked).toHaveLength(2)
  })
})

test('a Valhalla route planner is asked with its own request', async () => {
  answer = answering(valhalla(851.2))
  expect(await roads('/valhalla').lengthOf(between('Paris 75', 'Milan'))).toBe(851.2)
  expect(await roads('/route').lengthOf(between('Paris 75', 'Milan'))).toBe(851.2)
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /valhalla/route',
    'POST /route',
  ])
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ costing: 'auto', units: 'kilometers' })
})

test('no route planner is asked where no road leads, or within a town', async () => {
  answer = answering(osrm(1000))
  for (const [from, to] of [
    ['Paris 75', 'Ajaccio 2A'],
    ['Paris 75', 'New York'],
    ['Paris 75', 'Paris 75'],
  ] as const)
    expect(await roads().lengthOf(between(from, to))).toBeUndefined()
  expect(asked).toEqual([])
})

describe.each([
  ['a text that is not JSON', 'busy'],
  ['JSON of another shape', { routes: [{ distance: 850_400 }] }],
  ['no route', { code: 'NoRoute', routes: [] }],
  ['a length that is text', { code: 'Ok', routes: [{ distance: '850400' }] }],
  ['a road shorter than the straight line', osrm(300_000)],
  ['a road four times as long', osrm(4_000_000)],
  ['miles', { trip: { units: 'miles', summary: { length: 528 } } }],
])('an impossible answer of the route planner: %s', (_, body) => {
  test('is ignored', async () => {
    answer = answering(body)
    expect(await roads().lengthOf(between('Paris 75', 'Milan'))).toBeUndefined()
  })
})

test('after a failure the route planner is not asked for half a minute', async () => {
  answer = (response) => response.writeHead(503).end()
  const planner = roads()
  expect(await planner.lengthOf(between('Paris 75', 'Milan'))).toBeUndefined()
  answer = answering(osrm(480_000))
  expect(await planner.lengthOf(between('Paris 75', 'Lyon 69'))).toBeUndefined()
  expect(asked).toHaveLength(1)
  now = 31_000
  expect(await planner.lengthOf(between('Paris 75', 'Lyon 69'))).toBe(480)
})

test('without a route planner, no road has a length', async () => {
  expect(await createRoads({ url: null }).lengthOf(between('Paris 75', 'Milan'))).toBeUndefined()
})
