import type { WayToTravel } from '@sillage/domain/carbon/ways.ts'
import type { TripResult } from '@sillage/wire/carbon.ts'

export type Alternative = TripResult['alternatives'][number]

export interface WayOfGroup extends Alternative {
  readonly isChosen: boolean
}

/** The trips between the same two places, there and back: their ways to travel are the same. */
export interface TripGroup {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly isBothWays: boolean
  /** The train first where it exists, then the least emitting; always with the ways chosen. */
  readonly ways: readonly WayOfGroup[]
}

/** Trips by pair of places, in the order of the page, so that a return does not repeat the chart of the way out. */
export function groupTrips(trips: readonly TripResult[]): readonly TripGroup[] {
  const pairs = Map.groupBy(trips, ({ origin, destination }) =>
    [origin.place_id, destination.place_id].toSorted().join(' '),
  )
  return [...pairs].flatMap(([key, group]) => {
    const [first] = group
    if (!first) return []
    return {
      key,
      from: first.origin.name,
      to: first.destination.name,
      isBothWays: group.some(({ origin }) => origin.place_id !== first.origin.place_id),
      ways: waysOf(first.alternatives, group),
    }
  })
}

/** A chosen way that nobody would advise, such as a very short flight, is shown all the same. */
function waysOf(
  sensible: readonly Alternative[],
  trips: readonly TripResult[],
): readonly WayOfGroup[] {
  const chosen = new Map<WayToTravel, TripResult>(trips.map((trip) => [trip.transport_mode, trip]))
  const listed = new Set(sensible.map(({ way }) => way))
  const unlisted = [...chosen]
    .filter(([way]) => !listed.has(way))
    .map(([way, trip]) => ({ ...trip, way, shared_by: 1 }))
  const rank = ({ way, total }: Alternative) => (way === 'train' ? -1 : total)
  return [...sensible, ...unlisted]
    .toSorted((one, other) => rank(one) - rank(other))
    .map((option) => ({ ...option, isChosen: chosen.has(option.way) }))
}
