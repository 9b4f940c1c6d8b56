import { CONTRACT_MESSAGES } from '../contracts/contracts.messages.ts'
import type { Contradiction } from '../contracts/contradiction.ts'
import type { VisitedCity } from '../contracts/trip-zone.ts'
import { countryName, countryNamed } from '../subscription/people/country.ts'
import { formatDay } from '../values/day.ts'
import { Field } from '../values/json-field.ts'
import type { AdvisedAgainst } from './product.ts'

/** Parses the JSON of a list. Throws TypeError naming the first invalid field: a day, or a code of no country. */
export function readAdvisedAgainst(json: unknown, name: string): AdvisedAgainst {
  const file = new Field(json, name)
  return {
    asOf: file.at('asOf').day().toString(),
    countries: file.at('countries').list((field) => {
      const code = field.text()
      return countryNamed(code)?.code === code ? code : field.fail('the code of a country')
    }),
  }
}

/**
 * The cities of trips in a country formally advised against: the general conditions exclude it, so no contract can be
 * made for it. Refusals, at the path of the city: `trip.advised_against`; `trip.ambiguous_city` when homonyms lie there
 * and elsewhere.
 *
 * Example: Kaboul is refused; Tripoli, in Libya or in Lebanon, has to be chosen from the list.
 */
export function advisedAgainstCities(
  { asOf, countries: list }: AdvisedAgainst,
  cities: readonly VisitedCity[],
): readonly Contradiction[] {
  return cities.flatMap(({ path, name, countries }) => {
    const met = countries.filter((code) => list.includes(code))
    const [code] = met
    if (code === undefined) return []
    const place = { city: name, country: countryName(code) }
    return met.length === countries.length
      ? {
          code: 'trip.advised_against',
          path,
          message: CONTRACT_MESSAGES.advisedAgainst({
            ...place,
            asOf: formatDay(Temporal.PlainDate.from(asOf)),
          }),
          remedy: null,
        }
      : {
          code: 'trip.ambiguous_city',
          path,
          message: CONTRACT_MESSAGES.perhapsAdvisedAgainst(place),
          remedy: null,
        }
  })
}
