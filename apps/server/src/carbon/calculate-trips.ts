import type { FactorSet } from '@sillage/domain/carbon/factors.ts'
import {
  type JourneyEmissions,
  journeyOf,
  type TripEmissions,
  tripEmissions,
} from '@sillage/domain/carbon/journey.ts'
import { tripName } from '@sillage/domain/carbon/places/reachability.ts'
import type { TravelFormat } from '@sillage/domain/contracts/trips.ts'
import { ok, type Refusal, type Result, refused } from '@sillage/domain/values/result.ts'
import { findPlace } from './places/find-place.ts'

/** A requested trip: cities by name, and by id when known. */
export interface TripAsked {
  readonly origin: string
  readonly destination: string
  readonly transport_mode: TravelFormat
  readonly origin_place_id?: string | undefined
  readonly destination_place_id?: string | undefined
  /** Measured by a route planner, in kilometres; kept with the trips of a contract. */
  readonly road_km?: number | undefined
}

interface Given {
  readonly passengers: number
  readonly factors: FactorSet
}

/**
 * The emissions of a trip. Refusals: those of `findPlace` at `origin` and `destination`, or that of `tripEmissions`.
 */
export function calculateTrip(
  asked: TripAsked,
  given: Given,
): Result<TripEmissions, readonly Refusal[]> {
  const trip = tripName(asked.origin.slice(0, 60), asked.destination.slice(0, 60))
  const from = findPlace({ text: asked.origin, placeId: asked.origin_place_id, trip })
  const to = findPlace({ text: asked.destination, placeId: asked.destination_place_id, trip })
  if (!from.ok || !to.ok)
    return refused([
      ...(from.ok ? [] : [{ ...from.error, path: 'origin' }]),
      ...(to.ok ? [] : [{ ...to.error, path: 'destination' }]),
    ])
  const planned = {
    mode: asked.transport_mode,
    from: from.value,
    to: to.value,
    roadKm: asked.road_km,
  }
  const calculated = tripEmissions(planned, given)
  return calculated.ok ? calculated : refused([calculated.error])
}

/**
 * The emissions of a journey. Refusals: those of all its trips, at `trips[i]`, so that they can be corrected together.
 */
export function calculateTrips(
  asked: readonly TripAsked[],
  given: Given,
): Result<JourneyEmissions, readonly Refusal[]> {
  const trips: TripEmissions[] = []
  const refusals: Refusal[] = []
  for (const [index, trip] of asked.entries()) {
    const calculated = calculateTrip(trip, given)
    if (calculated.ok) trips.push(calculated.value)
    else
      for (const refusal of calculated.error)
        refusals.push({ ...refusal, path: `trips[${index}].${refusal.path}` })
  }
  return refusals.length > 0 ? refused(refusals) : ok(journeyOf(trips, given.passengers))
}
