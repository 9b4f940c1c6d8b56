import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CARBON_MESSAGES as SAY } from './carbon.messages.ts'

const MOST_PASSENGERS = 1000
/** More than a contract accepts, so that the trips of any contract can be calculated. */
const MOST_TRIPS = 50

/**
 * Whether a journey can be calculated: a whole number of passengers from 1 to 1,000, and 1 to 50 trips. Our choice.
 * Refusals, all that apply: `journey.passengers`, `journey.no_trip`, `journey.too_many_trips`.
 */
export function checkJourneySize({
  passengers,
  trips,
}: {
  readonly passengers: number
  readonly trips: number
}): Result<true, readonly Refusal[]> {
  const refusals: Refusal[] = []
  if (!Number.isSafeInteger(passengers) || passengers < 1 || passengers > MOST_PASSENGERS)
    refusals.push({
      code: 'journey.passengers',
      message: SAY.passengers,
      path: 'total_passengers',
    })
  if (trips === 0)
    refusals.push({ code: 'journey.no_trip', message: SAY.tripMissing, path: 'trips' })
  if (trips > MOST_TRIPS)
    refusals.push({
      code: 'journey.too_many_trips',
      message: SAY.tooManyTrips(MOST_TRIPS),
      path: 'trips',
    })
  return refusals.length > 0 ? refused(refusals) : ok(true)
}
