import { greatCirclePoints } from '@sillage/domain/carbon/places/great-circle.ts'
import { describe, expect, test } from 'vitest'
import { frameOf } from './map-frame.ts'

const SIZE = { width: 720, height: 400 }
const PARIS = { lat: 48.85, lon: 2.35 }
const LYON = { lat: 45.76, lon: 4.84 }
const NEW_YORK = { lat: 40.71, lon: -74.01 }
const TOKYO = { lat: 35.69, lon: 139.69 }
const SAN_FRANCISCO = { lat: 37.77, lon: -122.42 }
const AUCKLAND = { lat: -36.85, lon: 174.76 }
const SYDNEY = { lat: -33.87, lon: 151.21 }

type Place = typeof PARIS

const way = (from: Place, to: Place) => greatCirclePoints({ from, to }, 100)
const framed = (...trips: readonly (readonly [Place, Place])[]) =>
  frameOf(
    trips.map(([from, to]) => way(from, to)),
    SIZE,
  )

describe('the map of a short trip', () => {
  const frame = framed([PARIS, LYON])

  test('gives the trip a good part of the frame, with the country around it', () => {
    const [paris, lyon] = [frame.spotOf(PARIS), frame.spotOf(LYON)]
    expect(Math.hypot(paris.x - lyon.x, paris.y - lyon.y)).toBeGreaterThan(100)
    const brest = frame.spotOf({ lat: 48.39, lon: -4.49 })
    expect(brest.x).toBeGreaterThan(0)
    expect(frame.spotOf({ lat: 43.3, lon: 5.38 }).y).toBeLessThan(SIZE.height)
  })

  test('centres the trip, with north up and east on the right', () => {
    const [paris, lyon] = [frame.spotOf(PARIS), frame.spotOf(LYON)]
    expect((paris.x + lyon.x) / 2).toBeCloseTo(360, 0)
    expect((paris.y + lyon.y) / 2).toBeCloseTo(200, 0)
    expect(paris.y).toBeLessThan(lyon.y)
    expect(paris.x).toBeLessThan(lyon.x)
  })

  test('has the same scale in both directions at its latitude', () => {
    const east = frame.spotOf({ lat: 47.3, lon: 4 }).x - frame.spotOf({ lat: 47.3, lon: 3 }).x
    const north = frame.spotOf({ lat: 47, lon: 3 }).y - frame.spotOf({ lat: 48, lon: 3 }).y
    expect(east / north).toBeCloseTo(Math.cos((47.3 * Math.PI) / 180), 2)
  })
})

describe.each([
  ['Paris to New York', [[PARIS, NEW_YORK]]],
  ['Paris to Auckland', [[PARIS, AUCKLAND]]],
  ['Tokyo to San Francisco', [[TOKYO, SAN_FRANCISCO]]],
  [
    'San Francisco to Tokyo and to Sydney',
    [
      [SAN_FRANCISCO, TOKYO],
      [TOKYO, SYDNEY],
    ],
  ],
  [
    'Sydney and back over the Pacific',
    [
      [SAN_FRANCISCO, SYDNEY],
      [AUCKLAND, SAN_FRANCISCO],
    ],
  ],
] as const)('the map of %s', (_, trips) => {
  const frame = framed(...trips)

  test('shows all its places, with room for their names', () => {
    for (const [from, to] of trips)
      for (const place of [from, to]) {
        const { x, y } = frame.spotOf(place)
        expect(x).toBeGreaterThanOrEqual(70)
        expect(x).toBeLessThanOrEqual(650)
        expect(y).toBeGreaterThanOrEqual(40)
        expect(y).toBeLessThanOrEqual(360)
      }
  })

  test('draws each line without a jump, from its start to its end', () => {
    for (const [from, to] of trips) {
      const [spots = []] = frame
        .waysOf(way(from, to))
        .toSorted(
          (one, other) => Math.abs((one[0]?.x ?? 0) - 360) - Math.abs((other[0]?.x ?? 0) - 360),
        )
      expect(spots[0]?.x).toBeCloseTo(frame.spotOf(from).x, 6)
      expect(spots.at(-1)?.x).toBeCloseTo(frame.spotOf(to).x, 6)
      const jumps = spots.slice(1).map((spot, at) => Math.abs(spot.x - (spots[at]?.x ?? 0)))
      expect(Math.max(...jumps)).toBeLessThan(60)
    }
  })
})

test('a map across the Pacific shows it uncut, rather than the whole world', () => {
  const frame = framed([TOKYO, SAN_FRANCISCO])
  expect(frame.spotOf(TOKYO).x).toBeLessThan(frame.spotOf(SAN_FRANCISCO).x)
  expect(frame.spotOf({ lat: 21.3, lon: -157.86 }).x).toBeGreaterThan(frame.spotOf(TOKYO).x)
})

test('a line around the world leaves at one edge and returns at the other', () => {
  const trips = [
    [PARIS, TOKYO],
    [TOKYO, SAN_FRANCISCO],
    [SAN_FRANCISCO, PARIS],
  ] as const
  const frame = framed(...trips)
  const drawn = trips.flatMap(([from, to]) => frame.waysOf(way(from, to)))
  expect(drawn.length).toBeGreaterThan(3)
  expect(drawn.flat().every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
})

test('the land is drawn wherever the frame is, twice across the antimeridian', () => {
  expect(framed([PARIS, LYON]).land).toHaveLength(1)
  expect(framed([TOKYO, SAN_FRANCISCO]).land.length).toBeGreaterThanOrEqual(2)
})

test('a single place is centred', () => {
  const frame = frameOf([[PARIS, PARIS]], SIZE)
  expect(frame.spotOf(PARIS).x).toBeCloseTo(360, 6)
  expect(frame.spotOf(PARIS).y).toBeCloseTo(200, 6)
})

test('a phone-sized map shows the whole trip too', () => {
  const frame = frameOf([way(PARIS, AUCKLAND)], { width: 272, height: 220 })
  for (const place of [PARIS, AUCKLAND]) {
    expect(frame.spotOf(place).x).toBeGreaterThan(50)
    expect(frame.spotOf(place).x).toBeLessThan(222)
  }
})
