import type { TripZones } from '../products/product.ts'
import { type Choices, choiceQuestions, chosenAnswer } from '../subscription/choices.ts'
import { countryName } from '../subscription/people/country.ts'
import type { Tariff } from '../subscription/tariff.ts'
import { CONTRACT_MESSAGES } from './contracts.messages.ts'
import type { Contradiction } from './contradiction.ts'

/** A city of a trip, or one given as the destination, when the atlas knows the name. */
export interface VisitedCity {
  /** Path of the name in the request: `travels[0].arrival`. */
  readonly path: string
  readonly name: string
  /** ISO 3166-1 codes; an overseas territory has its own. Several when homonyms are possible. */
  readonly countries: readonly string[]
}

/**
 * The cities outside the chosen zone, the farthest zone first, with the smallest zone that includes them all as remedy;
 * empty when no zone is chosen. Refusals, at the path of the city: `trip.outside_zone`; `trip.ambiguous_city` when
 * homonyms are both inside and outside.
 *
 * Example: Paris to Barcelona in the zone « France » needs « Union européenne ».
 */
export function zoneContradictions(
  zones: TripZones,
  { tariff, choices }: { readonly tariff: Tariff; readonly choices: Choices },
  cities: readonly VisitedCity[],
): readonly Contradiction[] {
  const question = choiceQuestions(tariff).find(({ id }) => id === zones.question)
  const chosen = question && chosenAnswer(question, choices)
  if (!question || !chosen) return []
  const rank = (zone: string) => zones.ranked.indexOf(zone)
  const outside = cities
    .map((city) => ({ ...city, zones: city.countries.map(zones.zoneOf).toSorted(byRank) }))
    .filter(({ zones: [farthest = ''] }) => rank(farthest) > rank(chosen.id))
    .toSorted((one, other) => byRank(one.zones[0] ?? '', other.zones[0] ?? ''))
  const isCertain = (city: { readonly zones: readonly string[] }) =>
    rank(city.zones.at(-1) ?? '') > rank(chosen.id)
  const farthest = outside.find(isCertain)?.zones[0]
  const right = question.answers.find(({ id }) => id === farthest)
  const remedy = right && { questionId: question.id, answerId: right.id, answerText: right.text }
  return outside.map((city) => {
    const { path, name, countries } = city
    if (!remedy || !isCertain(city))
      return {
        code: 'trip.ambiguous_city',
        path,
        message: CONTRACT_MESSAGES.ambiguousZone({ city: name, chosen: chosen.text }),
        remedy: null,
      }
    return {
      code: 'trip.outside_zone',
      path,
      message: (path === zones.destination
        ? CONTRACT_MESSAGES.destinationOutsideZone
        : CONTRACT_MESSAGES.outsideZone)({
        city: name,
        country: countries.map(countryName).join(', '),
        chosen: chosen.text,
      }),
      remedy,
    }
  })

  function byRank(one: string, other: string) {
    return rank(other) - rank(one)
  }
}
