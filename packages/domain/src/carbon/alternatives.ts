import { distanceAndFactor } from './calculate-way.ts'
import { type FactorSet, scaleParts, sumOfParts } from './factors.ts'
import { type Emissions, timesTravelled } from './journey.ts'
import type { TripDistance } from './places/distance.ts'
import { greatCircleKm } from './places/great-circle.ts'
import { areJoinedByRoad, checkReachable, type Ends } from './places/reachability.ts'
import type { AppliedFactor } from './trip-factor.ts'
import { WAYS_TO_TRAVEL, type WayToTravel } from './ways.ts'

/** How many people a shared car takes, the driver included. Our choice: 2.25 is the average of all long trips (SDES). */
export const CARPOOL_PEOPLE = 3

/** Great circle beyond which no coach goes, in km. Our choice. */
const LONGEST_COACH_KM = 1500
/** Great circle under which nobody flies where a road leads, in km. Source: display threshold of Impact CO2. */
const SHORTEST_SENSIBLE_FLIGHT_KM = 300

/** A trip made another way by the same passengers. */
export interface Alternative extends Emissions {
  readonly way: WayToTravel
  readonly distance: TripDistance
  readonly factor: AppliedFactor
  /** How many people share distance × factor: 1 except in a shared car. */
  readonly sharedBy: number
}

/**
 * All sensible ways to make a trip, in kg CO2e for its passengers: the train first where there is one, then by rising
 * emissions. The passengers travel in one car for each five begun; one or two people may also share a car with others.
 * Only possible ways are listed: planes from 300 km on where a road exists, coaches up to 1500 km. Nothing between two
 * names of the same place. Symmetric.
 */
export function alternatives(
  ends: Ends,
  { passengers, factors }: { readonly passengers: number; readonly factors: FactorSet },
): readonly Alternative[] {
  const straightKm = greatCircleKm(ends.from, ends.to)
  const isByRoad = checkReachable('car', ends).ok
  const isSensible = (way: WayToTravel) => sensible(way, { ends, straightKm, isByRoad, passengers })
  const options = WAYS_TO_TRAVEL.filter(isSensible).map((way) =>
    alternative(way, { ends, passengers, factors }),
  )
  const rank = ({ way, kg }: Alternative) => (way === 'train' ? -1 : kg)
  return options.toSorted((a, b) => rank(a) - rank(b))
}

function sensible(
  way: WayToTravel,
  {
    ends,
    straightKm,
    isByRoad,
    passengers,
  }: { ends: Ends; straightKm: number; isByRoad: boolean; passengers: number },
): boolean {
  switch (way) {
    case 'train':
      return checkReachable('train', ends).ok
    case 'coach':
      return isByRoad && straightKm <= LONGEST_COACH_KM
    case 'carpool':
      return isByRoad && passengers < CARPOOL_PEOPLE
    case 'car':
      return isByRoad
    case 'flight':
      return (
        checkReachable('flight', ends).ok &&
        (straightKm >= SHORTEST_SENSIBLE_FLIGHT_KM || !areJoinedByRoad(ends))
      )
  }
}

function alternative(
  way: WayToTravel,
  { ends, passengers, factors }: { ends: Ends; passengers: number; factors: FactorSet },
): Alternative {
  const { distance, factor } = distanceAndFactor(way, ends, factors)
  const sharedBy = way === 'carpool' ? CARPOOL_PEOPLE : 1
  const times = timesTravelled(way, passengers)
  const parts = scaleParts(factor.parts, (distance.km * times) / sharedBy)
  const kg = sumOfParts(parts)
  const { uncertaintyPct } = factor
  return {
    way,
    distance,
    factor,
    sharedBy,
    parts,
    kg,
    perPassengerKg: kg / passengers,
    uncertaintyPct,
  }
}
