import { tripName } from '@sillage/domain/carbon/places/reachability.ts'
import type { TripAsked } from './calculate-trips.ts'
import { findPlace } from './places/find-place.ts'
import type { Roads } from './places/roads.service.ts'

type Cities = Omit<TripAsked, 'transport_mode'>

interface TravelledByRoad {
  readonly departure: string
  readonly arrival: string
  readonly format: string
  readonly departure_place_id?: string | undefined
  readonly arrival_place_id?: string | undefined
}

/**
 * Adds the road distance between their cities to all trips, whatever their transport: a train is compared with the car.
 */
export function measureTrips(
  roads: Roads,
  trips: readonly TripAsked[],
): Promise<readonly TripAsked[]> {
  return Promise.all(
    trips.map(async (trip) => ({ ...trip, road_km: await roadBetween(roads, trip) })),
  )
}

/**
 * Adds the road distance to the trips of a contract made by car; it is kept with them, so that the estimate doesn't
 * change.
 */
export function measureTravels<T extends TravelledByRoad>(
  roads: Roads,
  travels: readonly T[],
): Promise<readonly (T & { readonly road_km?: number | undefined })[]> {
  return Promise.all(
    travels.map(async (travel) => {
      if (travel.format !== 'car') return travel
      const cities = {
        origin: travel.departure,
        destination: travel.arrival,
        origin_place_id: travel.departure_place_id,
        destination_place_id: travel.arrival_place_id,
      }
      const km = await roadBetween(roads, cities)
      return km === undefined ? travel : { ...travel, road_km: km }
    }),
  )
}

/** Undefined when a city is unknown: the calculation then reports which. */
async function roadBetween(roads: Roads, cities: Cities): Promise<number | undefined> {
  const trip = tripName(cities.origin, cities.destination)
  const from = findPlace({ text: cities.origin, placeId: cities.origin_place_id, trip })
  const to = findPlace({ text: cities.destination, placeId: cities.destination_place_id, trip })
  if (!from.ok || !to.ok) return undefined
  return roads.lengthOf({ from: from.value, to: to.value })
}
