import { CARBON_MESSAGES as SAY } from '@sillage/domain/carbon/carbon.messages.ts'
import { type Place, territoryOf } from '@sillage/domain/carbon/places/place.ts'
import { checkReachable, tripName } from '@sillage/domain/carbon/places/reachability.ts'
import type { Trip } from '@sillage/domain/contracts/trips.ts'
import { type Refusal, refused } from '@sillage/domain/values/result.ts'
import { isCalled, type NamedCity, placesMeant } from './places/find-place.ts'

interface NamedTrip extends Trip {
  readonly departure_place_id?: string | undefined
  readonly arrival_place_id?: string | undefined
}

/** A city of a trip, with the countries it may be in; several when homonyms can't be told apart. */
interface TripCity {
  readonly path: 'departure' | 'arrival'
  readonly name: string
  readonly countries: readonly string[]
}

/**
 * The cities of a trip, and why it can't be made: an unknown city, or a transport that doesn't go there. Among
 * indistinguishable homonyms, only those that the transport reaches count.
 */
export function checkTripPlaces(trip: NamedTrip): {
  readonly cities: readonly TripCity[]
  readonly refusals: readonly Refusal[]
} {
  const name = tripName(trip.departure.slice(0, 60), trip.arrival.slice(0, 60))
  const from = placesPrinted({ text: trip.departure, placeId: trip.departure_place_id, trip: name })
  const to = placesPrinted({ text: trip.arrival, placeId: trip.arrival_place_id, trip: name })
  if (!from.ok || !to.ok)
    return {
      cities: [
        ...(from.ok ? [cityOf('departure', from.value)] : []),
        ...(to.ok ? [cityOf('arrival', to.value)] : []),
      ],
      refusals: [
        ...(from.ok ? [] : [{ ...from.error, path: 'departure' }]),
        ...(to.ok ? [] : [{ ...to.error, path: 'arrival' }]),
      ],
    }
  const ways = from.value.flatMap((start) =>
    to.value.map((end) => checkReachable(trip.format, { from: start, to: end })),
  )
  const made = ways.flatMap((way) => (way.ok ? [way.value] : []))
  const [first] = ways
  const refusals =
    made.length === 0 && first && !first.ok
      ? [{ ...first.error, path: first.error.path === 'destination' ? 'arrival' : 'format' }]
      : []
  return {
    cities: [
      cityOf('departure', made.length > 0 ? made.map((way) => way.from) : from.value),
      cityOf('arrival', made.length > 0 ? made.map((way) => way.to) : to.value),
    ],
    refusals,
  }
}

/**
 * The places that a contract may print under this name. Refusals: those of `placesMeant`, and `trip.other_place` when
 * the id belongs to another place.
 */
function placesPrinted(named: NamedCity): ReturnType<typeof placesMeant> {
  const meant = placesMeant(named)
  if (!meant.ok || isCalled(meant.value[0], named.text)) return meant
  return refused({
    code: 'trip.other_place',
    message: SAY.otherPlace({ trip: named.trip, city: named.text.slice(0, 60) }),
  })
}

/** The countries of a city known by name only; none if the atlas doesn't know it. */
export function countriesNamed(text: string): readonly string[] {
  const meant = placesMeant({ text, placeId: undefined, trip: '' })
  return meant.ok ? countriesOf(meant.value) : []
}

function cityOf(path: TripCity['path'], places: readonly Place[]): TripCity {
  return { path, name: places[0]?.name ?? '', countries: countriesOf(places) }
}

function countriesOf(places: readonly Place[]): readonly string[] {
  return [...new Set(places.map(territoryOf))]
}
