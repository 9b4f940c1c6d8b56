import { territoryOf } from '@sillage/domain/carbon/places/place.ts'
import { checkReachable, tripName } from '@sillage/domain/carbon/places/reachability.ts'
import type { Trip } from '@sillage/domain/contracts/trips.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import { findPlace } from './places/find-place.ts'

interface NamedTrip extends Trip {
  readonly departure_place_id?: string | undefined
  readonly arrival_place_id?: string | undefined
}

/** A city of a trip, where the atlas knows which one is meant. */
interface TripCity {
  readonly path: 'departure' | 'arrival'
  readonly name: string
  readonly country: string
}

/**
 * The cities of a trip, and why it can't be made: a city that nobody knows, or a way that does not lead there. Of homonyms
 * that nothing tells apart none is taken: the name alone accuses nobody.
 */
export function checkTripPlaces(trip: NamedTrip): {
  readonly cities: readonly TripCity[]
  readonly refusals: readonly Refusal[]
} {
  const name = tripName(trip.departure.slice(0, 60), trip.arrival.slice(0, 60))
  const ends = [
    { path: 'departure', text: trip.departure, placeId: trip.departure_place_id },
    { path: 'arrival', text: trip.arrival, placeId: trip.arrival_place_id },
  ] as const
  const found = ends.map((end) => ({ ...end, place: findPlace({ ...end, trip: name }) }))
  const refusals = found.flatMap(({ path, place }) =>
    place.ok || place.error.code === 'trip.ambiguous_city' ? [] : [{ ...place.error, path }],
  )
  const cities = found.flatMap(({ path, place }) =>
    place.ok ? [{ path, name: place.value.name, country: territoryOf(place.value) }] : [],
  )
  const [from, to] = found.map(({ place }) => (place.ok ? place.value : null))
  if (!from || !to) return { cities, refusals }
  const reachable = checkReachable(trip.format, { from, to })
  if (reachable.ok) return { cities, refusals }
  const path = reachable.error.path === 'destination' ? 'arrival' : 'format'
  return { cities, refusals: [...refusals, { ...reachable.error, path }] }
}
