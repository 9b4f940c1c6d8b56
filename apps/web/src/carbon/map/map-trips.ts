import { greatCircleKm, greatCirclePoints } from '@sillage/domain/carbon/places/great-circle.ts'
import type { TravelFormat } from '@sillage/domain/contracts/trips.ts'
import type { TripResult } from '@sillage/wire/carbon.ts'
import type { EmissionLine } from '@sillage/wire/contracts/contract-emissions.ts'

/** A city with its position in degrees. */
interface MapPlace {
  readonly place_id: string
  readonly name: string
  readonly lat: number
  readonly lon: number
}

/** A trip on the map, with the figures of its caption. */
export interface MapTrip {
  readonly from: MapPlace
  readonly to: MapPlace
  readonly mode: TravelFormat
  readonly straightKm: number
  readonly kg: number
}

/** A city on the map: start of the trips, stop, or end of the last one. */
export interface MapCity extends MapPlace {
  readonly part: 'start' | 'stop' | 'end'
}

/** The map's trips from the calculator's reply. */
export function mapTrips(trips: readonly TripResult[]): readonly MapTrip[] {
  return trips.map(({ origin, destination, transport_mode, great_circle_km, total }) => ({
    from: origin,
    to: destination,
    mode: transport_mode,
    straightKm: great_circle_km,
    kg: total,
  }))
}

/** The map's trips covered by contracts, without those that can't be calculated. */
export function coveredTrips(lines: readonly EmissionLine[]): readonly MapTrip[] {
  return lines.flatMap((line) => {
    if (line.kind !== 'trip' || !line.ends || line.kg === null) return []
    const { ends, mode, kg } = line
    return [{ ...ends, mode, kg, straightKm: greatCircleKm(ends.from, ends.to) }]
  })
}

/** Each city once, in trip order. The end of the last trip is marked as the end, even when the trips started there. */
export function citiesOf(trips: readonly MapTrip[]): readonly MapCity[] {
  const end = trips.at(-1)?.to.place_id
  const reached = new Set(trips.map(({ to }) => to.place_id))
  const places = new Map(
    trips.flatMap(({ from, to }) => [from, to]).map((place) => [place.place_id, place] as const),
  )
  return [...places.values()].map((place) => ({
    ...place,
    part: place.place_id === end ? 'end' : reached.has(place.place_id) ? 'stop' : 'start',
  }))
}

/** Number of segments that makes a curve look smooth. */
const PIECES = 60

/** The great-circle route of a trip. */
export function wayOf({ from, to }: MapTrip) {
  return greatCirclePoints({ from, to }, Math.max(1, greatCircleKm(from, to) / PIECES))
}

/**
 * How far each trip is bent aside: 0 when no other joins the same ends, else 1, plus 1 for each repetition in the
 * same direction.
 */
export function asideOf(trips: readonly MapTrip[]): readonly number[] {
  const ends = ({ from, to }: MapTrip) => `${from.place_id} ${to.place_id}`
  const pair = ({ from, to }: MapTrip) => [from.place_id, to.place_id].toSorted().join(' ')
  const made = new Map<string, number>()
  const between = Map.groupBy(trips, pair)
  return trips.map((trip) => {
    if (between.get(pair(trip))?.length === 1) return 0
    const times = (made.get(ends(trip)) ?? 0) + 1
    made.set(ends(trip), times)
    return times
  })
}
