import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { factorSetInForce } from '../factor-sets.ts'
import { distanceText, isLikelyRoad, tripDistance, type Way } from './distance.ts'
import { greatCircleKm } from './great-circle.ts'
import { ALL_CITIES, cityNamed } from './place.factory.ts'

const factors = factorSetInForce(Temporal.PlainDate.from('2026-11-21'))
const between = (way: Way, from: string, to: string) =>
  tripDistance(way, { from: cityNamed(from), to: cityNamed(to) }, factors)

test.each([
  ['Paris 75', 'Marseille 13', 660.5],
  ['Paris 75', 'New York', 5837],
  ['Paris 75', 'Saint-Denis 974', 9360],
  ['Paris 75', 'Sydney', 16960],
])('the great circle from %s to %s is %d km', (from, to, km) => {
  expect(Math.abs(greatCircleKm(cityNamed(from), cityNamed(to)) / km - 1)).toBeLessThan(0.005)
})

test('the great circle is right between the poles and across the antimeridian', () => {
  expect(greatCircleKm({ lat: 90, lon: 0 }, { lat: -90, lon: 0 })).toBeCloseTo(20015.1, 0)
  expect(greatCircleKm({ lat: 0, lon: -180 }, { lat: 0, lon: 180 })).toBeCloseTo(0, 6)
})

test('a train adds 20 % to the great circle, a road 22 or 30 %, a plane 95 km', () => {
  expect(between('rail', 'Paris 75', 'Lyon 69')).toMatchObject({ ratio: 1.2, addedKm: 0 })
  expect(between('road', 'Paris 75', 'Lyon 69').ratio).toBe(1.22)
  expect(between('road', 'Paris 75', 'Milan').ratio).toBe(1.22)
  expect(between('road', 'Paris 75', 'Versailles 78').ratio).toBe(1.3)
  expect(between('road', 'Berlin', 'Moscou').ratio).toBe(1.3)
  const flight = between('air', 'Paris 75', 'Nice 06')
  expect(flight.km).toBe(flight.greatCircleKm + 95)
})

test('the text of a distance says how it was calculated', () => {
  expect(distanceText(between('rail', 'Paris 75', 'Marseille 13'))).toBe(
    '660\u00a0km à vol d’oiseau × 1,20',
  )
  expect(distanceText(between('air', 'Paris 75', 'New York'))).toBe(
    '5\u202f837\u00a0km à vol d’oiseau + 95\u00a0km',
  )
})

test('a road measured by a route planner keeps that length; trains and planes ignore it', () => {
  // Paris to Milan through the Mont-Blanc: 850 km of road for a great circle of 640
  const ends = { from: cityNamed('Paris 75'), to: cityNamed('Milan'), roadKm: 850.4 }
  const road = tripDistance('road', ends, factors)
  expect(road).toMatchObject({ km: 850.4, ratio: 1, addedKm: 0, via: [], isMeasured: true })
  expect(distanceText(road)).toBe('850\u00a0km par la route')
  for (const way of ['rail', 'air'] as const)
    expect(tripDistance(way, ends, factors)).toEqual(between(way, 'Paris 75', 'Milan'))
})

test.each([
  [850, true],
  [640, true],
  [2500, true],
  [3000, false],
  [600, false],
  [0, false],
  [-850, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('a measured road of %d km from Paris to Milan is plausible: %s', (km, isLikely) => {
  const ends = { from: cityNamed('Paris 75'), to: cityNamed('Milan') }
  expect(isLikelyRoad(km, ends)).toBe(isLikely)
})

test.each(['rail', 'road', 'air'] as const)(
  'the distance from a place to itself by %s is 0 km',
  (way) => {
    const paris = cityNamed('Paris 75')
    const close = { ...paris, id: 'close', lat: paris.lat + 0.005 }
    expect(tripDistance(way, { from: paris, to: paris }, factors).km).toBe(0)
    expect(tripDistance(way, { from: paris, to: close }, factors).km).toBe(0)
  },
)

test.each([
  [Number.NaN, 0],
  [0, Number.NaN],
  [Number.POSITIVE_INFINITY, 0],
  [90.1, 0],
  [0, -181],
])('the position %d, %d is refused', (lat, lon) => {
  expect(() => greatCircleKm({ lat, lon }, { lat: 0, lon: 0 })).toThrow(RangeError)
  expect(() => greatCircleKm({ lat: 0, lon: 0 }, { lat, lon })).toThrow(RangeError)
})

test('a distance is the same in both directions, and never shorter than the great circle', () => {
  const city = fc.constantFrom(...ALL_CITIES)
  fc.assert(
    fc.property(city, city, fc.constantFrom<Way>('rail', 'road', 'air'), (from, to, way) => {
      const there = tripDistance(way, { from, to }, factors)
      const back = tripDistance(way, { from: to, to: from }, factors)
      expect(back.km).toBeCloseTo(there.km, 6)
      expect(there.km).toBeGreaterThanOrEqual(there.greatCircleKm)
    }),
  )
})
