import { expect, test } from 'vitest'
import land from './data/land.json'

/** Each ring of the outline, in degrees. */
const RINGS = land.path
  .split('M')
  .slice(1)
  .map((ring) => {
    const steps = [...ring.matchAll(/-?\d+/g)].map(([step]) => Number(step))
    const points: { lon: number; lat: number }[] = []
    let [x, y] = [0, 0]
    for (let at = 0; at + 1 < steps.length; at += 2) {
      x += steps[at] ?? 0
      y += steps[at + 1] ?? 0
      points.push({ lon: x / land.steps, lat: -y / land.steps })
    }
    return points
  })

/**
 * Whether a position is on land: a line to the east crosses the shores an odd number of times, on any copy of the
 * world.
 */
function isOnLand({ lat, lon }: { lat: number; lon: number }): boolean {
  return [-360, 0, 360].some((turn) => {
    const crossings = RINGS.flatMap((ring) =>
      ring.filter((one, at) => {
        const next = ring[(at + 1) % ring.length] ?? one
        if (one.lat > lat === next.lat > lat) return false
        const share = (lat - one.lat) / (next.lat - one.lat)
        return one.lon + share * (next.lon - one.lon) > lon + turn
      }),
    )
    return crossings.length % 2 === 1
  })
}

test.each([
  ['Clermont-Ferrand', 45.78, 3.08],
  ['Madrid', 40.42, -3.7],
  ['Moscou', 55.76, 37.62],
  ['Anadyr, au-delà du 180e méridien', 66.5, -172.5],
  ['Denver', 39.74, -104.98],
  ['Alice Springs', -23.7, 133.88],
  ['l’Antarctique', -80, 0],
  ['La Réunion', -21.1, 55.5],
  ['la Corse', 42.2, 9.1],
])('%s is on land', (_, lat, lon) => {
  expect(isOnLand({ lat, lon })).toBe(true)
})

test.each([
  ['the Atlantic', 40, -40],
  ['the Pacific', 0, -150],
  ['the Mediterranean', 39, 6],
  ['the Caspian Sea', 42, 50.5],
])('%s is not on land', (_, lat, lon) => {
  expect(isOnLand({ lat, lon })).toBe(false)
})

test('no coastline jumps across the map', () => {
  const jumps = RINGS.flatMap((ring) =>
    ring
      .slice(1)
      .map(({ lon, lat }, at) => (lat < -60 ? 0 : Math.abs(lon - (ring[at]?.lon ?? lon)))),
  )
  expect(Math.max(...jumps)).toBeLessThan(30)
})
