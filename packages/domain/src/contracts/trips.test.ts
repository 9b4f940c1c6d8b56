import { expect, test } from 'vitest'
import { traitsOf } from '../products/traits.ts'
import { checkTrip, checkTrips, travelFormatLabel } from './trips.ts'

const car = traitsOf('car')
const travel = traitsOf('travel')
const trip = { departure: 'Paris', arrival: 'Barcelone', format: 'flight' }

test('the means of transport have French names', () => {
  expect([
    travelFormatLabel('car'),
    travelFormatLabel('train'),
    travelFormatLabel('flight'),
  ]).toEqual(['Voiture', 'Train', 'Avion'])
})

test('spaces and control characters around city names are removed', () => {
  expect(checkTrip({ ...trip, departure: ' \u0000 Paris ' })).toEqual({ ok: true, value: trip })
})

test.each([
  ['no departure', { departure: ' ' }, 'trip.departure_missing', 'departure'],
  ['no arrival', { arrival: '' }, 'trip.arrival_missing', 'arrival'],
  ['a departure too long', { departure: 'a'.repeat(201) }, 'trip.city_too_long', 'departure'],
  ['an arrival too long', { arrival: 'a'.repeat(201) }, 'trip.city_too_long', 'arrival'],
  ['twice the same city', { arrival: 'PARIS ' }, 'trip.same_city', 'arrival'],
  ['an unknown format', { format: 'boat' }, 'trip.unknown_format', 'format'],
])('a trip with %s is refused', (_, change, code, path) => {
  expect(checkTrip({ ...trip, ...change })).toMatchObject({ ok: false, error: { code, path } })
})

test('cities of the same name are told apart by their ids, and one place is one city under any name', () => {
  const homonyms = { departure: 'Saint-Denis', arrival: 'Saint-Denis', format: 'flight' }
  const ids = { departure_place_id: 'FR-93066', arrival_place_id: 'FR-97411' }
  expect(checkTrip({ ...homonyms, ...ids })).toEqual({ ok: true, value: homonyms })
  expect(checkTrip(homonyms)).toMatchObject({ error: { code: 'trip.same_city' } })
  expect(checkTrip({ ...homonyms, departure_place_id: 'FR-93066' }).ok).toBe(false)
  expect(
    checkTrip({
      departure: 'Londres',
      arrival: 'London',
      format: 'train',
      departure_place_id: '2643743',
      arrival_place_id: '2643743',
    }),
  ).toMatchObject({ error: { code: 'trip.same_city', path: 'arrival' } })
})

test.each([
  ['subscribe', 'Veuillez ajouter au moins un voyage pour souscrire à une assurance.'],
  ['quote', 'Veuillez ajouter au moins un voyage pour générer un devis.'],
  ['offset', 'Veuillez ajouter au moins un voyage pour compenser vos émissions.'],
] as const)(
  'a travel contract without a trip is refused when the purpose is to %s',
  (purpose, message) => {
    expect(checkTrips(travel, [], purpose)).toEqual({
      ok: false,
      error: { code: 'trips.missing', message, path: 'travels' },
    })
  },
)

test('a contract may have at most twenty trips', () => {
  expect(
    checkTrips(
      travel,
      Array.from({ length: 20 }, () => trip),
      'quote',
    ),
  ).toMatchObject({
    ok: true,
    value: { length: 20 },
  })
  expect(
    checkTrips(
      travel,
      Array.from({ length: 21 }, () => trip),
      'quote',
    ),
  ).toMatchObject({
    error: { code: 'trips.too_many' },
  })
})

test('an invalid trip is reported at its index', () => {
  expect(checkTrips(travel, [trip, { ...trip, arrival: '' }], 'subscribe')).toMatchObject({
    ok: false,
    error: { path: 'travels[1].arrival' },
  })
})

test('a car contract takes no trips', () => {
  expect(checkTrips(car, [], 'subscribe')).toEqual({ ok: true, value: [] })
  expect(checkTrips(car, [trip], 'subscribe')).toMatchObject({
    ok: false,
    error: { code: 'trips.not_for_car' },
  })
})
