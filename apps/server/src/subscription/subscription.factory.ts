import type { ProductId } from '@sillage/domain/products/names.ts'
import { askedQuestions } from '@sillage/domain/subscription/choices.ts'
import type { Question } from '@sillage/domain/subscription/tariff.ts'
import { tariffInForce } from '@sillage/domain/subscription/tariffs.ts'
import type { SavedAnswer } from '@sillage/wire/subscription.ts'

/** Typed answers by question id. */
const TYPED: Readonly<Record<string, string | number>> = {
  'car.plate': 'AB-123-CD',
  'car.make': 'Renault',
  'car.model': 'Clio',
  'car.annual_kilometres': 12_000,
  'travel.destination': 'Barcelone',
  'travel.nights': 12,
}

const FIRST_NAMES = ['Camille', 'Inès', 'Paul', 'Zoé', 'Noé', 'Lou', 'Max', 'Ana', 'Tom'] as const

/** A complete questionnaire of a product: the neutral answer everywhere, but for the answer ids given; as many people as they count. */
export function buildAnswers(
  { product, answerIds = [] }: { product: ProductId; answerIds?: readonly string[] },
  today: Temporal.PlainDate = Temporal.Now.plainDateISO('Europe/Paris'),
): SavedAnswer[] {
  const questions = askedQuestions(tariffInForce(product, today))
  const heads = questions
    .flatMap((question) => (question.kind === 'choice' ? question.answers : []))
    .find((answer) => answer.heads !== undefined && answerIds.includes(answer.id))?.heads
  const people = FIRST_NAMES.slice(0, heads ?? 1).map((name) => `${name} Roussel, 14/05/1988`)
  return questions.map((question) => ({
    questionValue: question.text,
    question_id: question.id,
    ...(question.kind === 'text' && question.format === 'people'
      ? { answerValue: people.join(' ; '), choosable_answer_id: null }
      : answerTo(question, answerIds)),
  }))
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
