import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { greatCircleKm, greatCirclePoints } from './great-circle.ts'

const PARIS = { lat: 48.8534, lon: 2.3488 }
const TOKYO = { lat: 35.6895, lon: 139.6917 }
const SAN_FRANCISCO = { lat: 37.7749, lon: -122.4194 }

test('the midpoint of two places at the same latitude lies north of both', () => {
  const [from, to] = [
    { lat: 60, lon: 0 },
    { lat: 60, lon: 90 },
  ]
  const [start, middle, end] = greatCirclePoints({ from, to }, 3000)
  expect(start).toEqual(from)
  expect(middle?.lat).toBeCloseTo((Math.atan(Math.sqrt(3) * Math.SQRT2) * 180) / Math.PI, 9)
  expect(middle?.lon).toBeCloseTo(45, 9)
  expect(end).toEqual(to)
})

test('longitudes run on past 180° when the path crosses the antimeridian', () => {
  const points = greatCirclePoints({ from: TOKYO, to: SAN_FRANCISCO }, 200)
  expect(points.at(-1)?.lon).toBeCloseTo(237.58, 2)
  expect(Math.max(...points.map(({ lat }) => lat))).toBeGreaterThan(47)
  const back = greatCirclePoints({ from: SAN_FRANCISCO, to: TOKYO }, 200)
  expect(back.at(-1)?.lon).toBeCloseTo(-220.31, 2)
})

test('a path of no length, and one between antipodes, have their two ends only', () => {
  expect(greatCirclePoints({ from: PARIS, to: PARIS }, 100)).toEqual([PARIS, PARIS])
  const facing = { lat: -PARIS.lat, lon: PARIS.lon - 180 }
  expect(greatCirclePoints({ from: PARIS, to: facing }, 100)).toHaveLength(2)
})

test('path points are evenly spaced, add up to the great circle and never jump in longitude', () => {
  const position = fc.record({
    lat: fc.double({ min: -89, max: 89, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(position, position, (from, to) => {
      const whole = greatCircleKm(from, to)
      fc.pre(whole > 1 && whole < 19_900)
      const points = greatCirclePoints({ from, to }, 500)
      const legs = points
        .slice(1)
        .map((point, index) => greatCircleKm(wrapped(points[index] ?? from), wrapped(point)))
      expect(legs.reduce((sum, km) => sum + km, 0)).toBeCloseTo(whole, 3)
      expect(Math.max(...legs) - Math.min(...legs)).toBeLessThan(0.01)
      const turns = points
        .slice(1)
        .map((point, index) => Math.abs(point.lon - (points[index] ?? from).lon))
      expect(Math.max(...turns)).toBeLessThanOrEqual(180)
    }),
  )
})

function wrapped({ lat, lon }: { lat: number; lon: number }) {
  return { lat, lon: lon - 360 * Math.round(lon / 360) }
}
