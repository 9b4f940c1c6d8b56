import type { TravelFormat } from '@sillage/domain/contracts/trips.ts'
import type { Spot } from './map-frame.ts'

/** Number of lines in a wake by mode, as in the charts, and maximum distance between the outer ones, in pixels. */
const BUNDLES = {
  train: { lines: 1, spread: 0 },
  car: { lines: 3, spread: 7 },
  flight: { lines: 7, spread: 16 },
} as const satisfies Record<TravelFormat, { lines: number; spread: number }>

/** Pixels by which a route is bent aside when another joins the same ends. */
const BEND = 9
/** Maximum spread and bend, as a share of the route's length. */
const MOST_SPREAD = 0.09
const MOST_BEND = 0.07
/** Where along the route the wake is widest (0 to 1). */
const WIDEST = 0.16

/**
 * The lines of a wake along a route, as SVG paths: together at both ends, widest soon after the start. A route with
 * `aside` is bent to its left, so that the two directions don't overlap.
 */
export function wakePaths(
  way: readonly Spot[],
  { mode, aside }: { mode: TravelFormat; aside: number },
): readonly string[] {
  const { lines, spread } = BUNDLES[mode]
  const length = lengthOf(way)
  const width = Math.min(spread, length * MOST_SPREAD)
  const bend = Math.min(aside * BEND, length * MOST_BEND * Math.min(aside, 2))
  return Array.from({ length: lines }, (_, line) => {
    const share = lines === 1 ? 0 : line / (lines - 1) - 0.5
    const spots = way.map((spot, index) => {
      const at = index / Math.max(1, way.length - 1)
      const away = share * width * opening(at) + bend * Math.sin(Math.PI * at)
      const { x, y } = leftOf(way, index)
      return `${round(spot.x + x * away)} ${round(spot.y + y * away)}`
    })
    return `M${spots.join('L')}`
  })
}

/** 0 at the start, 1 where the wake is widest, 0 at the head. */
function opening(at: number): number {
  const share = at < WIDEST ? at / WIDEST : (1 - at) / (1 - WIDEST)
  return share * share * (3 - 2 * share)
}

/** A vector of one pixel to the left of the route. */
function leftOf(way: readonly Spot[], index: number): Spot {
  const before = way[Math.max(0, index - 1)]
  const after = way[Math.min(way.length - 1, index + 1)]
  if (!before || !after) return { x: 0, y: 0 }
  const [along, down] = [after.x - before.x, after.y - before.y]
  const length = Math.hypot(along, down)
  return length === 0 ? { x: 0, y: 0 } : { x: down / length, y: -along / length }
}

function lengthOf(way: readonly Spot[]): number {
  return way
    .slice(1)
    .reduce(
      (sum, spot, index) =>
        sum + Math.hypot(spot.x - (way[index]?.x ?? 0), spot.y - (way[index]?.y ?? 0)),
      0,
    )
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
