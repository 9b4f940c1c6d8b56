/**
 * Rebuilds the outline of the land on the trip map, from Natural Earth (public domain) as packaged by world-atlas:
 *
 * node tools/run.mjs build-outline
 *
 * European coasts keep more detail, since most trips and the closest views are there.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { type Point, type Ring, ringArea, simplifyRing } from './outline/simplify-ring.ts'

/** In degrees and square degrees at the equator. */
const NEAR = { tolerance: 0.08, leastArea: 0.02 }
const FAR = { tolerance: 0.45, leastArea: 0.08 }
const isNear = ([x, y]: Point) => x > -12 && x < 20 && y > 35 && y < 60

/** Steps per degree for each coordinate: about 5 km, less than a stroke at the closest zoom. */
const STEPS = 20

const source = createRequire(import.meta.url).resolve('world-atlas/land-50m.json')
const target = new URL('../apps/web/src/carbon/map/data/land.json', import.meta.url)

const topology: { objects: Record<string, unknown> } = JSON.parse(readFileSync(source, 'utf8'))
const rings = feature(topology, topology.objects['land']).features.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
)
const path = rings.map(withoutSeam).flatMap(simplified).map(pathOf).join('')
writeFileSync(
  target,
  `${JSON.stringify({ source: 'Natural Earth, world-atlas 2.0.2', steps: STEPS, path })}\n`,
)
console.log(`${rings.length} contours lus, ${path.length} caractères écrits.`)

/** Continues a coast across the antimeridian, beyond 180; one around the pole is closed below the map. */
function withoutSeam(ring: Ring): Ring {
  let before = ring[0]?.[0] ?? 0
  const open = ring.map(([x, y]): Point => {
    before = x - 360 * Math.round((x - before) / 360)
    return [before, y]
  })
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last) return open
  if (Math.abs(first[0] - last[0]) > 180) return [...open, [last[0], -90], [first[0], -90], first]
  const longitudes = open.map(([x]) => x)
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2
  const turn = 360 * Math.round(middle / 360)
  return open.map(([x, y]) => [x - turn, y])
}

function simplified(ring: Ring): Ring[] {
  const [first] = ring
  if (!first) return []
  const area = ringArea(ring) * narrowing(first)
  if (area < (isNear(first) ? NEAR : FAR).leastArea) return []
  // otherwise a small island would lose its shape
  const most = Math.sqrt(area) / 6
  const toleranceAt = (point: Point) =>
    isNear(point) ? NEAR.tolerance : FAR.tolerance / narrowing(point)
  return [simplifyRing(ring, (point) => Math.min(most, toleranceAt(point)))]
}

/**
 * Ratio of a degree of longitude to one at the equator, at least 0.3: near the poles there are many islands but few
 * trips.
 */
function narrowing([, latitude]: Point): number {
  return Math.max(0.3, Math.cos((latitude * Math.PI) / 180))
}

/** The shortest SVG path for a ring: relative moves from point to point, north up. */
function pathOf(ring: Ring): string {
  const steps = ring.slice(0, -1).map(([x, y]) => [Math.round(x * STEPS), Math.round(-y * STEPS)])
  const moves = steps.map(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = steps[index - 1] ?? []
    return { x: x - beforeX, y: y - beforeY }
  })
  const [start, ...others] = moves.filter(({ x, y }) => x !== 0 || y !== 0)
  if (!start) return ''
  const lines = others.map(({ x, y }) => `${x}${y < 0 ? '' : ' '}${y}`)
  return `M${start.x} ${start.y}l${lines.join(' ').replaceAll(' -', '-')}z`
}
