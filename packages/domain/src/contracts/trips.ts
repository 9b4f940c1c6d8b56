import type { Traits } from '../products/product.ts'
import { cleanLine } from '../values/line.ts'
import { readPrinted } from '../values/printable.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CONTRACT_MESSAGES } from './contracts.messages.ts'

/** How a trip is made. */
export const TRAVEL_FORMATS = ['car', 'train', 'flight'] as const
export type TravelFormat = (typeof TRAVEL_FORMATS)[number]

/** A trip from one city to another. */
export interface Trip {
  readonly departure: string
  readonly arrival: string
  readonly format: TravelFormat
}

/** A trip as requested, with the ids of its places when they were chosen from a list. */
export interface TripAsked {
  readonly departure: string
  readonly arrival: string
  readonly format: string
  readonly departure_place_id?: string | undefined
  readonly arrival_place_id?: string | undefined
}

/** What the trips are for, which decides the sentence shown when there is none. */
export type TripPurpose = 'subscribe' | 'quote' | 'offset'

const LABELS = { car: 'Voiture', train: 'Train', flight: 'Avion' } as const satisfies Record<
  TravelFormat,
  string
>

const MISSING = {
  subscribe: CONTRACT_MESSAGES.tripMissingToSubscribe,
  quote: CONTRACT_MESSAGES.tripMissingToQuote,
  offset: CONTRACT_MESSAGES.tripMissingToOffset,
} as const satisfies Record<TripPurpose, string>

export const MOST_TRIPS = 20
export const LONGEST_CITY = 200

/** The French name of a transport format. */
export function travelFormatLabel(format: TravelFormat): string {
  return LABELS[format]
}

/** Whether a text is a known transport format. */
export function isTravelFormat(text: string): text is TravelFormat {
  return TRAVEL_FORMATS.some((format) => format === text)
}

/**
 * Checks one trip: both cities named in at most 200 characters, and different. Surrounding spaces are dropped.
 * When both place ids are given, they are compared instead of the names: Saint-Denis (93) to Saint-Denis (974) is a
 * trip. Refusals: `trip.departure_missing`, `trip.arrival_missing`, `trip.city_too_long`, `trip.same_city`,
 * `trip.unknown_format`.
 */
export function checkTrip(trip: TripAsked): Result<Trip, Refusal> {
  const departure = cleanLine(trip.departure)
  const arrival = cleanLine(trip.arrival)
  if (!departure)
    return refused({
      code: 'trip.departure_missing',
      message: CONTRACT_MESSAGES.departureMissing,
      path: 'departure',
    })
  if (!arrival)
    return refused({
      code: 'trip.arrival_missing',
      message: CONTRACT_MESSAGES.arrivalMissing,
      path: 'arrival',
    })
  if (departure.length > LONGEST_CITY)
    return refused({
      code: 'trip.city_too_long',
      message: CONTRACT_MESSAGES.cityTooLong,
      path: 'departure',
    })
  if (arrival.length > LONGEST_CITY)
    return refused({
      code: 'trip.city_too_long',
      message: CONTRACT_MESSAGES.cityTooLong,
      path: 'arrival',
    })
  if (isOnePlace(trip, { departure, arrival }))
    return refused({ code: 'trip.same_city', message: CONTRACT_MESSAGES.sameCity, path: 'arrival' })
  if (!isTravelFormat(trip.format))
    return refused({
      code: 'trip.unknown_format',
      message: CONTRACT_MESSAGES.formatUnknown,
      path: 'format',
    })
  const printed = [readPrinted(departure, 'departure'), readPrinted(arrival, 'arrival')]
  const unprinted = printed.find(({ ok: isPrinted }) => !isPrinted)
  return unprinted?.ok === false ? unprinted : ok({ departure, arrival, format: trip.format })
}

function isOnePlace(
  { departure_place_id: from, arrival_place_id: to }: TripAsked,
  { departure, arrival }: { departure: string; arrival: string },
): boolean {
  if (from !== undefined && to !== undefined) return from === to
  return departure.toLocaleLowerCase('fr') === arrival.toLocaleLowerCase('fr')
}

/**
 * Checks the trips of a contract or a quote: 1 to 20 for a product that has trips, none for another.
 * Refusals: those of a trip, at `travels[i]`, and `trips.missing`, `trips.too_many`, `trips.not_for_car` (or another
 * product).
 */
export function checkTrips(
  product: Pick<Traits, 'id' | 'label' | 'trips'>,
  trips: readonly TripAsked[],
  purpose: TripPurpose,
): Result<readonly Trip[], Refusal> {
  if (!product.trips)
    return trips.length === 0
      ? ok([])
      : refusedList(`trips.not_for_${product.id}`, CONTRACT_MESSAGES.tripsNotFor(product.label))
  if (trips.length === 0) return refusedList('trips.missing', MISSING[purpose])
  if (trips.length > MOST_TRIPS)
    return refusedList('trips.too_many', CONTRACT_MESSAGES.tooManyTrips)
  const checked: Trip[] = []
  for (const [index, trip] of trips.entries()) {
    const result = checkTrip(trip)
    if (!result.ok)
      return refused({ ...result.error, path: `travels[${index}].${result.error.path}` })
    checked.push(result.value)
  }
  return ok(checked)
}

function refusedList(code: string, message: string) {
  return refused({ code, message, path: 'travels' })
}
