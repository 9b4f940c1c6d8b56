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

/** A trip to be drawn, and what is said of it. */
export interface MapTrip {
  readonly from: MapPlace
  readonly to: MapPlace
  readonly mode: TravelFormat
  readonly straightKm: number
  readonly kg: number
}

/** A city of the map: where the trips begin, where they pass, where the last one ends. */
export interface MapCity extends MapPlace {
  readonly part: 'start' | 'stop' | 'end'
}

/** What the map draws of the trips that the calculator answered. */
export function mapTrips(trips: readonly TripResult[]): readonly MapTrip[] {
  return trips.map(({ origin, destination, transport_mode, great_circle_km, total }) => ({
    from: origin,
    to: destination,
    mode: transport_mode,
    straightKm: great_circle_km,
    kg: total,
  }))
}

/** What the map draws of the trips that contracts cover; those that can't be calculated have no place on it. */
export function coveredTrips(lines: readonly EmissionLine[]): readonly MapTrip[] {
  return lines.flatMap((line) => {
    if (line.kind !== 'trip' || !line.ends || line.kg === null) return []
    const { ends, mode, kg } = line
    return [{ ...ends, mode, kg, straightKm: greatCircleKm(ends.from, ends.to) }]
  })
}

/** Each city once, in the order of the trips. Where the last trip ends there is its light, even if all began there. */
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

/** Enough for a curve without corners. */
const PIECES = 60

/** The shortest way of a trip over the Earth. */
export function wayOf({ from, to }: MapTrip) {
  return greatCirclePoints({ from, to }, Math.max(1, greatCircleKm(from, to) / PIECES))
}

/**
 * How far each trip is bent aside: not at all where it is alone between its ends; else by one, and by one more for each
 * time that it is made again the same way.
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
