import type { Position } from '@sillage/domain/carbon/places/great-circle.ts'

/** CSS pixels from the top left. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Converts degrees to pixels for the outline of the land; one per copy of the world in the frame. */
interface LandCopy {
  readonly x: number
  readonly y: number
  readonly scaleX: number
  readonly scaleY: number
}

export interface Frame {
  readonly size: Size
  readonly land: readonly LandCopy[]
  /** Pixels of a position. */
  readonly spotOf: (position: Position) => Spot
  /**
   * Pixels of a route with continuous longitudes, once per visible copy: twice when it leaves one edge and enters at
   * the other.
   */
  readonly waysOf: (way: readonly Position[]) => readonly (readonly Spot[])[]
}

/** Pixels around the ends of the routes, for their names. */
const MARGIN = { x: 72, y: 44 }
/** Smallest height shown, in degrees of latitude: enough to see all of France around a short trip. */
const LEAST_HEIGHT = 10.5
/** From this width in degrees, the true-scale latitude suits the whole world instead of the trip. */
const WIDE = 100
const TRUE_LATITUDE = { wide: 40, most: 62 }

/**
 * The part of the world that shows all routes, on a cylindrical projection with true scale at its middle latitude.
 * Its western edge ends the widest gap between routes, so that a trip over the antimeridian is drawn like any other.
 */
export function frameOf(ways: readonly (readonly Position[])[], size: Size): Frame {
  const points = ways.flat()
  const { west, span } = horizon(points.map(({ lon }) => lon))
  const latitudes = points.map(({ lat }) => lat)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const middle = (south + north) / 2
  const narrow = narrowing({ middle, span })
  const fitting = Math.min(
    (size.width - 2 * MARGIN.x) / (span * narrow),
    (size.height - 2 * MARGIN.y) / (north - south),
    size.height / LEAST_HEIGHT,
  )
  // never show more than one world
  const scale = Math.max(fitting, size.width / (360 * narrow))
  // nothing to show beyond the poles
  const reach = Math.max(0, 90 - size.height / scale / 2)
  const centre = { lon: west + span / 2, lat: Math.min(reach, Math.max(-reach, middle)) }
  const scaleX = scale * narrow
  const spotAt = (lon: number, lat: number): Spot => ({
    x: size.width / 2 + (lon - centre.lon) * scaleX,
    y: size.height / 2 - (lat - centre.lat) * scale,
  })
  const halfWidth = size.width / 2 / scaleX
  const near = (lon: number) => west + modulo(lon - west, 360)
  return {
    size,
    land: turns(centre.lon - halfWidth, centre.lon + halfWidth).map((turn) => ({
      ...spotAt(turn * 360, 0),
      scaleX,
      scaleY: scale,
    })),
    spotOf: ({ lon, lat }) => spotAt(near(lon), lat),
    waysOf: (way) => {
      const [first] = way
      if (!first) return []
      const shift = near(first.lon) - first.lon
      return [-360, 0, 360]
        .map((turn) => way.map(({ lon, lat }) => spotAt(lon + shift + turn, lat)))
        .filter((spots) => spots.some(({ x }) => x >= 0 && x <= size.width))
    },
  }
}

/** Ratio of a degree of longitude to a degree of latitude, as drawn. */
function narrowing({ middle, span }: { middle: number; span: number }): number {
  const { wide, most } = TRUE_LATITUDE
  const latitude = span > WIDE ? wide : Math.min(most, Math.abs(middle))
  return Math.cos((latitude * Math.PI) / 180)
}

/** The western end and the span of the longitudes, leaving out their widest gap. */
function horizon(longitudes: readonly number[]): { west: number; span: number } {
  const around = longitudes.map((lon) => modulo(lon, 360)).toSorted((a, b) => a - b)
  const gaps = around.map((lon, index) => ({
    west: lon,
    gap: modulo(lon - (around.at(index - 1) ?? lon), 360),
  }))
  const { west, gap } = gaps.reduce((widest, one) => (one.gap > widest.gap ? one : widest), {
    west: around[0] ?? 0,
    gap: 0,
  })
  // a single longitude has neither gap nor span
  return { west, span: gap === 0 ? 0 : 360 - gap }
}

/** Degrees by which the land of one copy of the world extends into the next: Chukotka, and Pacific islands. */
const OVERLAP = 15

/** The copies of the world (each from -180 to 180, plus the overlap) that a range of longitudes touches. */
function turns(from: number, to: number): number[] {
  const first = Math.floor((from + 180 - OVERLAP) / 360)
  const last = Math.floor((to + 180 + OVERLAP) / 360)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}
