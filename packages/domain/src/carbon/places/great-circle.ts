/** Mean radius of the Earth in km. Source: IUGG. */
const EARTH_RADIUS_KM = 6371.0088
const DEGREE = Math.PI / 180
/** Sine of the angle between two places that are the same or antipodal: no way is the shortest. */
const ALMOST_NONE = 1e-9

/**
 * Points of the shortest way between two places on the sphere, in degrees, both ends included, evenly spread and at
 * most `stepKm` apart. Longitudes go on without a jump: from Tokyo (139.7) to San Francisco they end at 237.6, not at
 * -122.4. For identical or exactly antipodal places, only both ends.
 *
 * Example: halfway between 60 N 0 E and 60 N 90 E lies at 67.8 N 45 E, since tan 67.8° = tan 60° / cos 45°.
 */
export function greatCirclePoints(
  { from, to }: { readonly from: Position; readonly to: Position },
  stepKm: number,
): readonly Position[] {
  const km = greatCircleKm(from, to)
  const angle = km / EARTH_RADIUS_KM
  const sine = Math.sin(angle)
  const steps = sine < ALMOST_NONE ? 1 : Math.max(1, Math.ceil(km / stepKm))
  const start = toVector(from)
  const end = toVector(to)
  const points = [from]
  for (let step = 1; step < steps; step++) {
    const before = Math.sin((1 - step / steps) * angle) / sine
    const after = Math.sin((step / steps) * angle) / sine
    points.push(
      toPosition({
        x: start.x * before + end.x * after,
        y: start.y * before + end.y * after,
        z: start.z * before + end.z * after,
      }),
    )
  }
  return withoutJumps([...points, to])
}

interface Vector {
  readonly x: number
  readonly y: number
  readonly z: number
}

function toVector({ lat, lon }: Position): Vector {
  const [phi, lambda] = [lat * DEGREE, lon * DEGREE]
  return {
    x: Math.cos(phi) * Math.cos(lambda),
    y: Math.cos(phi) * Math.sin(lambda),
    z: Math.sin(phi),
  }
}

function toPosition({ x, y, z }: Vector): Position {
  return { lat: Math.atan2(z, Math.hypot(x, y)) / DEGREE, lon: Math.atan2(y, x) / DEGREE }
}

/** Shifts each longitude to within half a turn of the previous one. */
function withoutJumps(points: readonly Position[]): readonly Position[] {
  let before = points[0]?.lon ?? 0
  return points.map(({ lat, lon }) => {
    before += lon - before - 360 * Math.round((lon - before) / 360)
    return { lat, lon: before }
  })
}

/**
 * The great circle between two places in km, by the haversine formula. Symmetric.
 * Throws RangeError for a position that is not on Earth, NaN and the infinities included.
 *
 * Example: Paris to Marseille is 661 km.
 */
export function greatCircleKm(from: Position, to: Position): number {
  checkPosition(from)
  checkPosition(to)
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.lat, to.lat) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lon, to.lon)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Degrees north and east. */
export interface Position {
  readonly lat: number
  readonly lon: number
}

function checkPosition({ lat, lon }: Position) {
  // written so that NaN is refused too
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180))
    throw new RangeError(`Not a position: ${lat}, ${lon}`)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
