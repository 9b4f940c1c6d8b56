import { randomInt } from 'node:crypto'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { askedQuestions } from '@sillage/domain/subscription/choices.ts'
import type { Question } from '@sillage/domain/subscription/tariff.ts'
import type { SavedAnswer } from '@sillage/wire/subscription.ts'
import { tariffInForce } from '../platform/tariffs/tariff-book.ts'

/** Typed answers by question id. */
const TYPED: Readonly<Record<string, string | number>> = {
  'car.make': 'Renault',
  'car.model': 'Clio',
  'car.annual_kilometres': 12_000,
  'travel.destination': 'Barcelone',
  'travel.nights': 12,
}

const LETTERS = 'ABCDEFGHJKLMNPQRTVWXYZ'

/** A random plate, since one already insured would have to be declared. */
export function buildPlate(): string {
  return `${buildLetters()}-${randomInt(100, 1000)}-${buildLetters()}`
}

/** Two letters allowed on plates; never SS. */
function buildLetters(): string {
  const [first, second] = [randomInt(LETTERS.length - 1), randomInt(LETTERS.length)]
  return LETTERS.charAt(first) + LETTERS.charAt(second)
}

const FIRST_NAMES = ['Camille', 'Inès', 'Paul', 'Zoé', 'Noé', 'Lou', 'Max', 'Ana', 'Tom'] as const

interface AnswersOptions {
  readonly product: ProductId
  readonly answerIds?: readonly string[] | undefined
  /** By question id; replaces the sample text. */
  readonly typed?: Readonly<Record<string, string>> | undefined
}

/** A complete questionnaire of a product: neutral answers except those given; as many people as the answers count. */
export function buildAnswers(
  { product, answerIds = [], typed: own = {} }: AnswersOptions,
  today: Temporal.PlainDate = Temporal.Now.plainDateISO('Europe/Paris'),
): SavedAnswer[] {
  const questions = askedQuestions(tariffInForce(product, today))
  const heads = questions
    .flatMap((question) => (question.kind === 'choice' ? question.answers : []))
    .find((answer) => answer.heads !== undefined && answerIds.includes(answer.id))?.heads
  const people = FIRST_NAMES.slice(0, heads ?? 1).map((name) => `${name} Roussel, 14/05/1988`)
  // an empty answer is left out, as in the form
  const answered = questions.filter(({ id }) => own[id] !== '')
  return answered.map((question) => ({
    questionValue: question.text,
    question_id: question.id,
    ...(given(own[question.id]) ?? typed(question, people) ?? answerTo(question, answerIds)),
  }))
}

function given(answerValue: string | undefined) {
  return answerValue === undefined ? null : { answerValue, choosable_answer_id: null }
}

function typed(question: Question, people: readonly string[]) {
  if (question.kind !== 'text') return null
  if (question.format === 'people')
    return { answerValue: people.join(' ; '), choosable_answer_id: null }
  return question.id === 'car.plate'
    ? { answerValue: buildPlate(), choosable_answer_id: null }
    : null
}

function answerTo(question: Question, answerIds: readonly string[]) {
  if (question.kind !== 'choice') {
    const example = question.kind === 'text' ? question.example : undefined
    const answerValue = TYPED[question.id] ?? example
    if (answerValue === undefined) throw new RangeError(`No sample answer to ${question.id}`)
    return { answerValue, choosable_answer_id: null }
  }
  const chosen =
    question.answers.find(({ id }) => answerIds.includes(id)) ??
    question.answers.find(({ id }) => id === question.neutral) ??
    question.answers.find(({ relativities }) => Object.keys(relativities).length === 0)
  if (!chosen) throw new RangeError(`No answer to ${question.id}`)
  return { answerValue: chosen.text, choosable_answer_id: chosen.id }
}
