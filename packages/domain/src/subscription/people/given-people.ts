import type { Contradiction } from '../../contracts/contradiction.ts'
import { type Choices, choiceQuestions, chosenAnswer } from '../choices.ts'
import type { Answer, Question, Tariff, TextQuestion } from '../tariff.ts'
import { checkAdult, readTypedDay } from './birth.ts'
import { PEOPLE_MESSAGES as SAY } from './people.messages.ts'

/** What was answered about people, beside what was chosen. */
export interface GivenPeople {
  readonly tariff: Tariff
  readonly choices: Choices
  /** As it is kept; null while it is not given. */
  readonly answerTo: (questionId: string) => string | null
  /** The first day covered. */
  readonly start: Temporal.PlainDate
  readonly today: Temporal.PlainDate
}

/** The ids of the questions about the policyholder, which every product asks alike. */
export const POLICYHOLDER = {
  name: 'policyholder.name',
  birthDate: 'policyholder.birth_date',
  birthPlace: 'policyholder.birth_place',
  address: 'policyholder.address',
  phone: 'policyholder.phone',
} as const

/** A question about somebody or about the vehicle: it doesn't rate, and is answered before the signature. */
export function isAboutPeople(question: Question): question is TextQuestion {
  return question.kind === 'text' && question.subject !== undefined
}

/** The questions about people that a contract needs and that were not answered, one refusal each: `people.missing`. */
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

/** Nobody under age subscribes, whatever the path. */
export function policyholderContradictions({ answerTo, today }: GivenPeople): Contradiction[] {
  const birth = readTypedDay(answerTo(POLICYHOLDER.birthDate) ?? '')
  const adult = birth && checkAdult(birth, today)
  return adult && !adult.ok ? [{ ...adult.error, path: POLICYHOLDER.birthDate, remedy: null }] : []
}

/** Whole years from one number to another, both included; null without an upper bound. */
export type Band = readonly [least: number, most: number | null]

interface Banded {
  readonly given: GivenPeople
  /** The question whose answers are the bands. */
  readonly questionId: string
  readonly bands: ReadonlyMap<string, Band>
  readonly years: number
  /** Where the number comes from. */
  readonly path: string
  readonly message: (chosen: string) => string
}

/**
 * What a number of years has against the band chosen, with the right band as remedy. A band that nobody may subscribe in
 * refuses by its own sentence; nothing is said of a band that is not chosen yet.
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

/** The answer to a question, as the remedy of a contradiction. */
export function remedyOf(questionId: string, { id, text }: Answer) {
  return { questionId, answerId: id, answerText: text }
}

function isWithin(years: number, band: Band | undefined): boolean {
  return band !== undefined && years >= band[0] && (band[1] === null || years <= band[1])
}
