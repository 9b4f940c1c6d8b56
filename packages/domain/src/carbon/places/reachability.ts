import type { TravelFormat } from '../../contracts/trips.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'
import { greatCircleKm } from './great-circle.ts'
import { hasRailway, isArchipelago, landOf } from './lands.ts'
import type { Place } from './place.ts'

/** Great circle beyond which nobody drives, in km. Our choice. */
const LONGEST_DRIVE_KM = 5000
/** Great circle beyond which nobody takes a train, in km. Our choice. */
const LONGEST_RIDE_KM = 3000
/** Great circle under which no plane flies, in km. Our choice. */
const SHORTEST_FLIGHT_KM = 100
/** Towns of an archipelago closer than this are assumed to be on the same island, in km. Our choice. */
const SAME_ISLAND_KM = 60

export interface Ends {
  readonly from: Place
  readonly to: Place
  /** The length of the road between them in km, when a route planner measured it. */
  readonly roadKm?: number | undefined
}

/** The name of a trip in messages: « Paris – New York ». */
export function tripName(from: string, to: string): string {
  return `${from} – ${to}`
}

/** Whether roads join two places, at any distance. Symmetric. */
export function areJoinedByRoad({ from, to }: Ends): boolean {
  return areOnOneLand({ from, to }, [landOf(from), landOf(to)])
}

/** Whether railways join two places, at any distance: trains to Sicily cross the strait on a ferry. Symmetric. */
export function areJoinedByRail({ from, to }: Ends): boolean {
  if (!hasRailway(from) || !hasRailway(to)) return false
  return areOnOneLand({ from, to }, [railLandOf(from), railLandOf(to)])
}

/** Trains to Sicily take a ferry at Villa San Giovanni; the Seikan tunnel takes trains to Hokkaido, but no cars. */
function railLandOf(place: Place): string {
  const land = landOf(place)
  if (land === 'sicily') return 'eurasia'
  return land === 'hokkaido' ? 'JP' : land
}

function areOnOneLand(ends: Ends, [first, second]: readonly [string, string]): boolean {
  if (first !== second) return false
  return !isArchipelago(first) || greatCircleKm(ends.from, ends.to) <= SAME_ISLAND_KM
}

/**
 * Whether a trip can be made by its mode of travel. Refusals, naming the trip: `trip.same_city`, `trip.no_road`,
 * `trip.no_railway`, `trip.too_far`, `trip.too_close`. Symmetric in its ends.
 */
export function checkReachable(mode: TravelFormat, { from, to }: Ends): Result<Ends, Refusal> {
  const trip = tripName(from.name, to.name)
  if (from.id === to.id)
    return refused({ code: 'trip.same_city', message: SAY.sameCity(trip), path: 'destination' })
  const km = greatCircleKm(from, to)
  switch (mode) {
    case 'flight':
      return km < SHORTEST_FLIGHT_KM
        ? no('trip.too_close', SAY.tooCloseToFly(trip))
        : ok({ from, to })
    case 'train':
      if (!areJoinedByRail({ from, to })) return no('trip.no_railway', SAY.noRailway(trip))
      return km > LONGEST_RIDE_KM ? no('trip.too_far', SAY.tooFarByTrain(trip)) : ok({ from, to })
    case 'car':
      if (!areJoinedByRoad({ from, to })) return no('trip.no_road', SAY.noRoad(trip))
      return km > LONGEST_DRIVE_KM ? no('trip.too_far', SAY.tooFarByCar(trip)) : ok({ from, to })
  }
}

function no(code: string, message: string) {
  return refused({ code, message, path: 'transport_mode' })
}
