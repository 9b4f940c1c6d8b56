import type { Travel } from '@sillage/wire/contracts/contracts.ts'
import { expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { checkTravels, flight } from './contradictions.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const check = (answerIds: readonly string[], travels: Travel[]) =>
  checkTravels(camille, answerIds, travels)

test('a city with homonyms is not reported while the zone contains all of them', async () => {
  expect(await check(['travel.zone.france'], [flight('Paris', 'Saint-Denis')])).toEqual([])
})

test.each([
  // all cities of this name are outside the zone
  ['travel.zone.european_union', 'Vancouver', 'trip.outside_zone'],
  ['travel.zone.france', 'La Paz', 'trip.outside_zone'],
  // one city of this name is in Spain
  ['travel.zone.european_union', 'Cordoba', 'trip.ambiguous_city'],
  ['travel.zone.european_union', 'Valencia', 'trip.ambiguous_city'],
])('in zone %s, a flight to %s is reported: %s', async (zone, city, code) => {
  expect(await check([zone], [flight('Paris', city)])).toMatchObject([
    { code, path: 'travels[0].arrival' },
  ])
})

test('a train is reported as impossible when no railway leads to any of the homonyms', async () => {
  expect(
    await check(
      ['travel.zone.north_america'],
      [{ departure: 'Paris', arrival: 'Vancouver', format: 'train' }],
    ),
  ).toMatchObject([{ code: 'trip.no_railway', path: 'travels[0].format' }])
})

test('a city name that differs from the chosen place is reported', async () => {
  const lyon = { ...flight('Paris', 'New York'), arrival_place_id: 'FR-69123' }
  expect(await check(['travel.zone.north_america'], [lyon])).toMatchObject([
    { code: 'trip.other_place', path: 'travels[0].arrival' },
  ])
})

test.each([
  'Paris',
  'CDG',
  'Valence',
  'Saint-Denis',
  'Le Havre',
  'Francfort',
  'La Réunion',
  'New York',
])('each place that a search for %s offers is accepted under both its names', async (city) => {
  const offered = await camille.client.carbon.searchCity({ query: { city, format: 'json' } })
  expect(offered.length).toBeGreaterThan(0)
  for (const { place_id, name, display_name } of offered)
    for (const arrival of [name, display_name]) {
      const found = await check(
        ['travel.zone.north_america'],
        [{ ...flight('Papeete', arrival), arrival_place_id: place_id }],
      )
      expect(found.filter(({ code }) => code === 'trip.other_place')).toEqual([])
    }
})
