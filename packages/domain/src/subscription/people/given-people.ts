import type { Contradiction } from '../../contracts/contradiction.ts'
import { type Choices, choiceQuestions, chosenAnswer } from '../choices.ts'
import type { Answer, Question, Tariff, TextQuestion } from '../tariff.ts'
import { checkAdult, readTypedDay } from './birth.ts'
import { PEOPLE_MESSAGES as SAY } from './people.messages.ts'

/** The answers about people, together with the choices. */
export interface GivenPeople {
  readonly tariff: Tariff
  readonly choices: Choices
  /** The stored answer; null while there is none. */
  readonly answerTo: (questionId: string) => string | null
  /** The first day covered. */
  readonly start: Temporal.PlainDate
  readonly today: Temporal.PlainDate
}

/** The ids of the questions about the policyholder, the same for every product. */
export const POLICYHOLDER = {
  name: 'policyholder.name',
  birthDate: 'policyholder.birth_date',
  birthPlace: 'policyholder.birth_place',
  address: 'policyholder.address',
  phone: 'policyholder.phone',
} as const

/**
 * Whether a question is about a person or the vehicle: it doesn't affect the price, and must be answered before the
 * signature.
 */
export function isAboutPeople(question: Question): question is TextQuestion {
  return question.kind === 'text' && question.subject !== undefined
}

/** The questions about people that a contract requires and that are unanswered, one refusal each: `people.missing`. */
export function missingPeople({ tariff, answerTo }: GivenPeople): readonly Contradiction[] {
  return tariff.questions
    .filter(isAboutPeople)
    .filter(({ id, isOptional }) => !isOptional && answerTo(id) === null)
    .map(({ id, text }) => ({
      code: 'people.missing',
      path: id,
      message: SAY.missing(text),
      remedy: null,
    }))
}

/** A minor can't subscribe, by any kind of request. */
export function policyholderContradictions({ answerTo, today }: GivenPeople): Contradiction[] {
  const birth = readTypedDay(answerTo(POLICYHOLDER.birthDate) ?? '')
  const adult = birth && checkAdult(birth, today)
  return adult && !adult.ok ? [{ ...adult.error, path: POLICYHOLDER.birthDate, remedy: null }] : []
}

/** A range of whole years, both ends included; null for no upper bound. */
export type Band = readonly [least: number, most: number | null]

interface Banded {
  readonly given: GivenPeople
  /** The question whose answers are the ranges. */
  readonly questionId: string
  readonly bands: ReadonlyMap<string, Band>
  readonly years: number
  /** The path of the answer that gives the number. */
  readonly path: string
  readonly message: (chosen: string) => string
}

/**
 * Whether a number of years contradicts the chosen range, with the right range as remedy. If nobody may subscribe in
 * that range, the refusal is the range's own. Empty while no range is chosen.
 */
export function bandContradiction(banded: Banded): Contradiction[] {
  const { given, questionId, bands, years, path, message } = banded
  const question = choiceQuestions(given.tariff).find(({ id }) => id === questionId)
  const chosen = question && chosenAnswer(question, given.choices)
  if (!question || !chosen || isWithin(years, bands.get(chosen.id))) return []
  const right = question.answers.find(({ id }) => isWithin(years, bands.get(id)))
  if (right?.refusal) return [{ ...right.refusal, path, remedy: null }]
  return [
    {
      code: 'people.contradiction',
      path,
      message: message(chosen.text),
      remedy: right ? remedyOf(questionId, right) : null,
    },
  ]
}

/** An answer as the remedy of a contradiction. */
export function remedyOf(questionId: string, { id, text }: Answer) {
  return { questionId, answerId: id, answerText: text }
}

function isWithin(years: number, band: Band | undefined): boolean {
  return band !== undefined && years >= band[0] && (band[1] === null || years <= band[1])
}
