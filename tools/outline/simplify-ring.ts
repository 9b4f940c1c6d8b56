/** In degrees. */
export type Point = readonly [longitude: number, latitude: number]

/** Closed: the last point equals the first. */
export type Ring = readonly Point[]

/** The enclosed area, in square degrees. */
export function ringArea(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice / 2)
}

/**
 * Removes points (Douglas-Peucker): none of those removed is further from the line than the tolerance at its place, in
 * degrees.
 */
export function simplifyRing(ring: Ring, toleranceAt: (point: Point) => number): Ring {
  const last = ring.length - 1
  const middle = Math.floor(last / 2)
  const kept = new Set([0, middle, last])
  const open: [number, number][] = [
    [0, middle],
    [middle, last],
  ]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    const far = farthest(ring, { from, to, toleranceAt })
    if (far === null) continue
    kept.add(far)
    open.push([from, far], [far, to])
  }
  return ring.filter((_, index) => kept.has(index))
}

/** The index of the point furthest from the line between two others, in tolerances; null when all are within one. */
function farthest(
  ring: Ring,
  { from, to, toleranceAt }: { from: number; to: number; toleranceAt: (point: Point) => number },
): number | null {
  const start = ring[from]
  const end = ring[to]
  if (!start || !end) throw new RangeError('A span outside of its ring')
  let found: number | null = null
  let most = 1
  for (const [offset, point] of ring.slice(from + 1, to).entries()) {
    const strays = distanceToLine(point, { start, end }) / toleranceAt(point)
    if (strays <= most) continue
    most = strays
    found = from + 1 + offset
  }
  return found
}

function distanceToLine([x, y]: Point, { start, end }: { start: Point; end: Point }): number {
  const [across, up] = [end[0] - start[0], end[1] - start[1]]
  const length = Math.hypot(across, up)
  if (length === 0) return Math.hypot(x - start[0], y - start[1])
  return Math.abs(across * (start[1] - y) - (start[0] - x) * up) / length
}
