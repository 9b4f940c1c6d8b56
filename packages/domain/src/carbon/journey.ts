import type { TravelFormat } from '../contracts/trips.ts'
import { ok, type Refusal, type Result } from '../values/result.ts'
import { distanceAndFactor } from './calculate-way.ts'
import {
  addParts,
  type FactorSet,
  NO_PARTS,
  type Parts,
  scaleParts,
  sumOfParts,
} from './factors.ts'
import type { TripDistance } from './places/distance.ts'
import { checkReachable, type Ends } from './places/reachability.ts'
import type { AppliedFactor } from './trip-factor.ts'
import type { WayToTravel } from './ways.ts'

/** One trip of a journey: one way, made by all passengers together. */
export interface PlannedTrip extends Ends {
  readonly mode: TravelFormat
}

/** An emission in kg CO2e, not rounded. The parts add up to the total. */
export interface Emissions {
  readonly kg: number
  readonly perPassengerKg: number
  readonly parts: Parts
  readonly uncertaintyPct: number
}

export interface TripEmissions extends Emissions {
  readonly trip: PlannedTrip
  readonly distance: TripDistance
  readonly factor: AppliedFactor
  /** How many times distance × factor is counted: the passengers, or the vehicles by car. */
  readonly times: number
}

export interface JourneyEmissions extends Emissions {
  readonly passengers: number
  readonly distanceKm: number
  readonly trips: readonly TripEmissions[]
}

/** How many people one car takes. Source: method, section 5. */
const SEATS = 5

/** How many times a trip counts for some people: once for each, or by car once for each five begun. */
export function timesTravelled(way: WayToTravel, passengers: number): number {
  return way === 'car' ? Math.ceil(passengers / SEATS) : passengers
}

/**
 * What a trip emits, in kg CO2e: distance × factor × passengers by train and by plane; by car × vehicles instead, one
 * for each five passengers begun. Symmetric in its ends. Refusals: those of `checkReachable`.
 * Throws RangeError unless passengers is a whole number from 1 on. Source: method, sections 1 to 5.
 *
 * Example: Paris to Marseille by train, one passenger: 793 km × 0.00293 = 2.3 kg.
 */
export function tripEmissions(
  trip: PlannedTrip,
  { passengers, factors }: { readonly passengers: number; readonly factors: FactorSet },
): Result<TripEmissions, Refusal> {
  if (!Number.isSafeInteger(passengers) || passengers < 1)
    throw new RangeError(`Not a number of passengers: ${passengers}`)
  const reachable = checkReachable(trip.mode, trip)
  if (!reachable.ok) return reachable
  const { distance, factor } = distanceAndFactor(trip.mode, trip, factors)
  const times = timesTravelled(trip.mode, passengers)
  const parts = scaleParts(factor.parts, distance.km * times)
  const kg = sumOfParts(parts)
  return ok({
    trip,
    distance,
    factor,
    times,
    parts,
    kg,
    perPassengerKg: kg / passengers,
    uncertaintyPct: factor.uncertaintyPct,
  })
}

/**
 * The emissions of a journey, in kg CO2e: the sum of its trips. Its uncertainty is the average of the trips', weighted
 * by their emissions. Zero without a trip.
 */
export function journeyOf(trips: readonly TripEmissions[], passengers: number): JourneyEmissions {
  const parts = trips.reduce((sum, trip) => addParts(sum, trip.parts), NO_PARTS)
  const kg = sumOfParts(parts)
  const margin = trips.reduce((sum, trip) => sum + trip.kg * trip.uncertaintyPct, 0)
  return {
    passengers,
    trips,
    parts,
    kg,
    perPassengerKg: kg / passengers,
    distanceKm: trips.reduce((sum, { distance }) => sum + distance.km, 0),
    uncertaintyPct: kg > 0 ? margin / kg : 0,
  }
}
