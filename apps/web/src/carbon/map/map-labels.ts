import type { Size, Spot } from './map-frame.ts'

/** Size of the map's lettering in pixels; letters are counted wide, so that no name is cut. */
const LETTER = 7.6
const LINE = 17
/** Pixels from the middle of a city to its name, and padding around a name. */
const AWAY = 11
const AROUND = 3
const CITY = 8

export interface NamedSpot extends Spot {
  readonly name: string
}

/** A name, placed at the left end of its baseline. */
export interface Label extends Spot {
  readonly name: string
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Places the name of each city beside it, inside the frame, over no other name or city, where it covers the fewest
 * points of the routes. A name that doesn't fit is left out: the list beside the map has them all.
 */
export function placeLabels(
  cities: readonly NamedSpot[],
  { size, ways }: { size: Size; ways: readonly (readonly Spot[])[] },
): readonly Label[] {
  const taken: Box[] = cities.map(({ x, y }) => around({ x, y }, CITY))
  const drawn = ways.flat()
  return cities.flatMap((city) => {
    const own = around(city, CITY)
    const free = placesFor(city).filter(
      (box) =>
        isInside(box, size) && taken.every((other) => isSame(other, own) || !overlaps(box, other)),
    )
    const [best] = free.toSorted((one, other) => covered(one, drawn) - covered(other, drawn))
    if (!best) return []
    taken.push(best)
    return [{ name: city.name, x: best.left + AROUND, y: best.bottom - AROUND - 3 }]
  })
}

/** Candidate boxes by preference: right and left, where a name reads best, then above and below, then the corners. */
function placesFor({ x, y, name }: NamedSpot): readonly Box[] {
  const width = name.length * LETTER + 2 * AROUND
  const height = LINE + 2 * AROUND
  const at = (left: number, top: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  })
  const [right, left] = [x + AWAY - AROUND, x - AWAY + AROUND - width]
  const [above, below] = [y - AWAY + AROUND - height, y + AWAY - AROUND]
  return [
    at(right, y - height / 2),
    at(left, y - height / 2),
    at(x - width / 2, above),
    at(x - width / 2, below),
    at(right - 4, above + 5),
    at(right - 4, below - 5),
    at(left + 4, above + 5),
    at(left + 4, below - 5),
  ]
}

function around({ x, y }: Spot, by: number): Box {
  return { left: x - by, top: y - by, right: x + by, bottom: y + by }
}

function isInside({ left, top, right, bottom }: Box, { width, height }: Size): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  )
}

function covered(box: Box, drawn: readonly Spot[]): number {
  return drawn.filter((spot) => holds(box, spot)).length
}

function holds({ left, top, right, bottom }: Box, { x, y }: Spot): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

function isSame(one: Box, other: Box): boolean {
  return one.left === other.left && one.top === other.top
}
