import type { Product } from '@sillage/domain/subscription/products.ts'
import type { Question } from '@sillage/domain/subscription/tariff.ts'
import { tariffInForce } from '@sillage/domain/subscription/tariffs.ts'
import type { SavedAnswer } from '@sillage/wire/subscription.ts'

/** A typed answer that fits the question: a plate, a distance, a name. */
const TYPED = { integer: 12_000, text: 'AB-123-CD' } as const

/** A complete questionnaire of a product: the neutral answer everywhere, but for the answer ids given. */
export function buildAnswers(
  { product, answerIds = [] }: { product: Product; answerIds?: readonly string[] },
  today: Temporal.PlainDate = Temporal.Now.plainDateISO('Europe/Paris'),
): SavedAnswer[] {
  return tariffInForce(product, today).questions.map((question) => ({
    questionValue: question.text,
    question_id: question.id,
    ...answerTo(question, answerIds),
  }))
}

function answerTo(question: Question, answerIds: readonly string[]) {
  if (question.kind === 'text') return { answerValue: TYPED.text, choosable_answer_id: null }
  if (question.kind === 'integer')
    return { answerValue: Math.min(TYPED.integer, question.max), choosable_answer_id: null }
  const chosen =
    question.answers.find(({ id }) => answerIds.includes(id)) ??
    question.answers.find(({ id }) => id === question.neutral)
  if (!chosen) throw new RangeError(`No answer to ${question.id}`)
  return { answerValue: chosen.text, choosable_answer_id: chosen.id }
}
