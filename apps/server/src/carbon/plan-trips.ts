import type { PlannedTrip } from '@sillage/domain/carbon/journey.ts'
import { tripName } from '@sillage/domain/carbon/reachability.ts'
import type { TravelFormat } from '@sillage/domain/contracts/trips.ts'
import { ok, type Refusal, type Result, refused } from '@sillage/domain/values/result.ts'
import { findPlace } from './find-place.ts'

/** A trip as it is asked for: cities by their names, and by their ids when the sender knows them. */
export interface TripAsked {
  readonly origin: string
  readonly destination: string
  readonly transport_mode: TravelFormat
  readonly origin_place_id?: string | undefined
  readonly destination_place_id?: string | undefined
}

/** The places of each trip. Refusals: those of `findPlace`, at `trips[i].origin` or `trips[i].destination`. */
export function planTrips(trips: readonly TripAsked[]): Result<readonly PlannedTrip[], Refusal> {
  const planned: PlannedTrip[] = []
  for (const [index, asked] of trips.entries()) {
    const trip = tripName(asked.origin.slice(0, 60), asked.destination.slice(0, 60))
    const from = findPlace({ text: asked.origin, placeId: asked.origin_place_id, trip })
    if (!from.ok) return refused({ ...from.error, path: `trips[${index}].origin` })
    const to = findPlace({ text: asked.destination, placeId: asked.destination_place_id, trip })
    if (!to.ok) return refused({ ...to.error, path: `trips[${index}].destination` })
    planned.push({ mode: asked.transport_mode, from: from.value, to: to.value })
  }
  return ok(planned)
}
