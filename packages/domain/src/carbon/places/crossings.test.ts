import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorSetInForce } from '../factor-sets.ts'
import { roadLine } from './crossings.ts'
import { distanceText, tripDistance } from './distance.ts'
import { greatCircleKm } from './great-circle.ts'
import { ALL_CITIES, cityNamed } from './place.factory.ts'

const before = factorSetInForce(Temporal.PlainDate.from('2026-11-23'))
const now = factorSetInForce(Temporal.PlainDate.from('2026-11-24'))
const ends = (from: string, to: string) => ({ from: cityNamed(from), to: cityNamed(to) })
const road = (from: string, to: string, factors = now) =>
  tripDistance('road', ends(from, to), factors)

describe('a road takes the tunnel or pass that makes it shortest', () => {
  test.each([
    ['Paris 75', 'Milan', ['Chiasso']],
    ['Lyon 69', 'Milan', ['le mont Blanc']],
    ['Nice 06', 'Rome', ['Vintimille']],
    ['Zurich', 'Milan', ['Chiasso']],
    ['Toulouse 31', 'Barcelone', ['le Perthus']],
    ['Bordeaux 33', 'Madrid', ['Hendaye']],
    ['Paris 75', 'Londres', ['le tunnel sous la Manche']],
    ['Londres', 'Milan', ['le tunnel sous la Manche', 'Chiasso']],
    ['Madrid', 'Rome', ['le Perthus', 'Vintimille']],
    ['Paris 75', 'Berlin', []],
    ['Milan', 'Rome', []],
    // on the same island, with no mountain range between
    ['Belfast', 'Dublin', []],
  ])('from %s to %s it goes through %j', (from, to, via) => {
    expect(roadLine(ends(from, to)).via).toEqual(via)
    expect(roadLine(ends(to, from)).via.toSorted()).toEqual(via.toSorted())
  })
})

test('a road over the Alps is longer than the plain estimate: Paris to Milan is within 9 % of the real length', () => {
  // the published length of the road: the straight line gave 781 km, 15 % too short
  const published = 781 / 0.85
  expect(road('Paris 75', 'Milan', before).km).toBeCloseTo(781, -1)
  expect(road('Paris 75', 'Milan').ratio).toBe(1.3)
  expect(Math.abs(road('Paris 75', 'Milan').km / published - 1)).toBeLessThan(0.09)
})

test('the text of a road distance names the pass it goes through', () => {
  expect(distanceText(road('Toulouse 31', 'Barcelone'))).toMatch(
    /^30\d\u00a0km à vol d’oiseau par le Perthus × 1,22$/,
  )
})

test('trains, planes and the earlier factor sets take no pass into account', () => {
  for (const way of ['rail', 'air'] as const) {
    const trip = ends('Paris 75', 'Milan')
    expect(tripDistance(way, trip, now)).toEqual(tripDistance(way, trip, before))
  }
  expect(road('Paris 75', 'Milan', before)).toMatchObject({ ratio: 1.22, via: [] })
})

test('a road is the same length in both directions, and never shorter than the great circle', () => {
  const city = fc.constantFrom(...ALL_CITIES)
  fc.assert(
    fc.property(city, city, (from, to) => {
      const there = tripDistance('road', { from, to }, now)
      const back = tripDistance('road', { from: to, to: from }, now)
      expect(back.km).toBeCloseTo(there.km, 6)
      expect(there.km).toBeGreaterThanOrEqual(there.greatCircleKm)
      expect(there.straightKm).toBeGreaterThanOrEqual(greatCircleKm(from, to) - 1)
    }),
  )
})
