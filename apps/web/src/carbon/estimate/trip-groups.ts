import type { WayToTravel } from '@sillage/domain/carbon/ways.ts'
import type { TripResult } from '@sillage/wire/carbon.ts'

export type Alternative = TripResult['alternatives'][number]

interface WayOfGroup extends Alternative {
  readonly isChosen: boolean
}

/** The trips between the same two places in either direction: they have the same possible modes. */
export interface TripGroup {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly isBothWays: boolean
  /** The train first when there is one, then the lowest emissions; always includes the chosen modes. */
  readonly ways: readonly WayOfGroup[]
}

/** Groups trips by pair of places, in page order, so that the return doesn't repeat the outward trip's chart. */
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

/** Adds the chosen modes that aren't sensible alternatives, such as a very short flight. */
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
