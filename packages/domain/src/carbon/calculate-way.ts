import type { FactorSet } from './factors.ts'
import { type TripDistance, tripDistance } from './places/distance.ts'
import type { Ends } from './places/reachability.ts'
import {
  type AppliedFactor,
  carFactor,
  coachFactor,
  flightFactor,
  trainFactor,
} from './trip-factor.ts'
import type { WayToTravel } from './ways.ts'

/** The distance of a trip made one way, and the factor that applies to it. Symmetric in its ends. */
export function distanceAndFactor(
  way: WayToTravel,
  ends: Ends,
  factors: FactorSet,
): { readonly distance: TripDistance; readonly factor: AppliedFactor } {
  switch (way) {
    case 'train': {
      const distance = tripDistance('rail', ends, factors)
      return { distance, factor: trainFactor({ ...ends, railKm: distance.km }, factors) }
    }
    case 'flight': {
      const distance = tripDistance('air', ends, factors)
      return { distance, factor: flightFactor(distance.greatCircleKm, factors) }
    }
    case 'coach':
      return { distance: tripDistance('road', ends, factors), factor: coachFactor(factors) }
    case 'carpool':
    case 'car':
      return { distance: tripDistance('road', ends, factors), factor: carFactor(factors) }
  }
}
