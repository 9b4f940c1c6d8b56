import type { TripZones } from '../products/product.ts'
import { type Choices, choiceQuestions, chosenAnswer } from '../subscription/choices.ts'
import { countryName } from '../subscription/people/country.ts'
import type { Tariff } from '../subscription/tariff.ts'
import { CONTRACT_MESSAGES } from './contracts.messages.ts'
import type { Contradiction } from './contradiction.ts'

/** A city that a trip leads to or leaves, where the atlas found it. */
export interface VisitedCity {
  /** Of its name in the request: `travels[0].arrival`. */
  readonly path: string
  readonly name: string
  /** ISO 3166-1, that of the territory overseas where there is one. */
  readonly country: string
}

/**
 * The cities that lie outside the zone chosen, the farthest zone first, with the zone that holds them all as remedy; none
 * while no zone is chosen. Refusal: `trip.outside_zone`, at the city.
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
    .map((city) => ({ ...city, zone: zones.zoneOf(city.country) }))
    .filter(({ zone }) => rank(zone) > rank(chosen.id))
    .toSorted((one, other) => rank(other.zone) - rank(one.zone))
  const [farthest] = outside
  const right = question.answers.find(({ id }) => id === farthest?.zone)
  if (!right) return []
  const remedy = { questionId: question.id, answerId: right.id, answerText: right.text }
  return outside.map(({ path, name, country }) => ({
    code: 'trip.outside_zone',
    path,
    message: CONTRACT_MESSAGES.outsideZone({
      city: name,
      country: countryName(country),
      chosen: chosen.text,
    }),
    remedy,
  }))
}
