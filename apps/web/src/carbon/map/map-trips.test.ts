import { expect, test } from 'vitest'
import { BARCELONA, buildTrip, PARIS } from '../estimate/trip-result.factory.ts'
import { asideOf, citiesOf, coveredTrips, mapTrips, wayOf } from './map-trips.ts'

const there = buildTrip({ ways: { train: 3 } })
const back = buildTrip({ ways: { train: 3 }, origin: BARCELONA, destination: PARIS })

test('a trip is drawn from its first city to its last', () => {
  const [trip] = mapTrips([there])
  if (!trip) throw new Error('no trip')
  const way = wayOf(trip)
  expect(way[0]).toMatchObject({ lat: PARIS.lat, lon: PARIS.lon })
  expect(way.at(-1)?.lat).toBe(BARCELONA.lat)
  expect(way.length).toBeGreaterThan(50)
})

test('trips covered by a contract are drawn, except cars and those that can’t be calculated', () => {
  const line = {
    month: '2026-11',
    mode: 'train',
    problem: null,
    factor_set: '2026-11',
    travellers: 1,
  } as const
  const trip = { ...line, kind: 'trip', departure: 'Paris', arrival: 'Barcelone' } as const
  const drawn = coveredTrips([
    { ...trip, kg: 3.5, ends: { from: PARIS, to: BARCELONA } },
    { ...trip, kg: null, ends: null },
    { ...line, kind: 'car', kg: 10, days: 2, is_own_car: true },
  ])
  expect(drawn).toMatchObject([{ from: { name: 'Paris' }, kg: 3.5, mode: 'train' }])
  expect(drawn[0]?.straightKm).toBeCloseTo(830, -1)
})

test('each city is drawn once, with a light where the last trip ends', () => {
  expect(citiesOf(mapTrips([there])).map(({ name, part }) => [name, part])).toEqual([
    ['Paris', 'start'],
    ['Barcelone', 'end'],
  ])
  expect(citiesOf(mapTrips([there, back])).map(({ name, part }) => [name, part])).toEqual([
    ['Paris', 'end'],
    ['Barcelone', 'stop'],
  ])
})

test('a trip made both ways gets two separate lines, a single one does not', () => {
  expect(asideOf(mapTrips([there]))).toEqual([0])
  expect(asideOf(mapTrips([there, back]))).toEqual([1, 1])
  expect(asideOf(mapTrips([there, back, there]))).toEqual([1, 1, 2])
})
