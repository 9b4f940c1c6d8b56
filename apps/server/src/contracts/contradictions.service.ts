import type { Contradiction } from '@sillage/domain/contracts/contradiction.ts'
import { type VisitedCity, zoneContradictions } from '@sillage/domain/contracts/trip-zone.ts'
import type { TripPurpose } from '@sillage/domain/contracts/trips.ts'
import { advisedAgainstCities } from '@sillage/domain/products/advised-against.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import type { Choices } from '@sillage/domain/subscription/choices.ts'
import { coefficientConflicts } from '@sillage/domain/subscription/eligibility.ts'
import {
  type GivenPeople,
  missingPeople,
  policyholderContradictions,
} from '@sillage/domain/subscription/people/given-people.ts'
import type { AnsweredQuestion } from '@sillage/domain/subscription/questionnaire.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import { checkTripPlaces, countriesNamed } from '../carbon/trip-places.service.ts'
import type { KeptTrip } from '../platform/database/tables/tables-contracts.ts'
import { refuseFound, tellContradictions } from '../subscription/remedies.service.ts'
import { advisedAgainstBy } from './advised-against.service.ts'

export interface Checked {
  readonly product: ProductId
  readonly tariff: Tariff
  readonly choices: Choices
  readonly period: Period
  readonly travels: readonly KeptTrip[]
  /** The answers about people. */
  readonly answers: readonly AnsweredQuestion[]
  readonly now: Temporal.Instant
}

/** All contradictions of a subscription: where its trips lead and how, and who its people are. */
export function contradictionsIn(checked: Checked): Contradiction[] {
  const { tariff, choices } = checked
  const { zones } = traitsOf(checked.product)
  const { visited, found } = placesIn(checked)
  if (zones) {
    const against = advisedAgainstCities(advisedAgainstBy(zones), visited)
    // a larger zone would not help with these
    const others = visited.filter(({ path }) => against.every((one) => one.path !== path))
    found.push(...against, ...zoneContradictions(zones, { tariff, choices }, others))
  }
  return [...found, ...peopleContradictions(checked), ...coefficientContradictions(checked)]
}

type Led = Pick<Checked, 'product' | 'travels' | 'answers'>

/** The cities that the trips and the destination lead to, and what is wrong with a single trip. */
function placesIn({ product, travels, answers }: Led) {
  const { zones } = traitsOf(product)
  const visited: VisitedCity[] = []
  const found: Contradiction[] = []
  for (const [index, travel] of travels.entries()) {
    const { cities, refusals } = checkTripPlaces(travel)
    const at = (path = '') => `travels[${index}].${path}`
    visited.push(...cities.map((city) => ({ ...city, path: at(city.path) })))
    found.push(...refusals.map((refusal) => ({ ...refusal, path: at(refusal.path), remedy: null })))
  }
  const destination = zones && answers.find(({ questionId }) => questionId === zones.destination)
  if (destination?.answerText) {
    const countries = countriesNamed(destination.answerText)
    if (countries.length > 0)
      visited.push({ path: destination.questionId, name: destination.answerText, countries })
  }
  return { visited, found }
}

/** Refuses (422) trips to a country that has been advised against since they were signed. */
export function refuseAdvisedAgainst(led: Led) {
  const { zones } = traitsOf(led.product)
  if (!zones) return
  const against = advisedAgainstCities(advisedAgainstBy(zones), placesIn(led).visited)
  const advisedAgainst = against.filter(({ code }) => code === 'trip.advised_against')
  refuseFound(advisedAgainst.map((one) => ({ ...one, remedy: null })))
}

function peopleContradictions(checked: Checked): Contradiction[] {
  const given = givenPeople(checked)
  return [...policyholderContradictions(given), ...traitsOf(checked.product).people(given)]
}

/** Two things may forbid a coefficient; both then suggest the remedy that follows from the answers about people. */
function coefficientContradictions(checked: Checked): Contradiction[] {
  const ofPeople = peopleContradictions(checked)
  return coefficientConflicts(checked.tariff, checked.choices).map((conflict) => {
    const stricter = ofPeople.find(({ remedy }) => remedy?.questionId === conflict.path)
    return stricter ? { ...conflict, remedy: stricter.remedy } : conflict
  })
}

/** Throws 422 for a coefficient that other answers forbid, with the price of the one they allow. */
export function refuseCoefficient(checked: Checked) {
  refuseFound(tellContradictions(coefficientContradictions(checked), checked))
}

/** The answers about people that a contract needs and does not have. */
function missingIn(checked: Checked): readonly Contradiction[] {
  return missingPeople(givenPeople(checked))
}

function givenPeople({ tariff, choices, period, answers, now }: Checked): GivenPeople {
  return {
    tariff,
    choices,
    answerTo: (id) => answers.find(({ questionId }) => questionId === id)?.answerText ?? null,
    start: period.start,
    today: dayInParis(now),
  }
}

/** Throws 422 for contradictions, each with its field, the right answer and its price. */
export function refuseContradictions(checked: Checked, purpose: TripPurpose) {
  const missing = purpose === 'subscribe' ? missingIn(checked) : []
  refuseFound(tellContradictions([...contradictionsIn(checked), ...missing], checked))
}
