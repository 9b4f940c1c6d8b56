import { askedQuestions } from './choices.ts'
import type { FilledAnswer } from './questionnaire.ts'
import type { Tariff } from './tariff.ts'

/**
 * A complete questionnaire of a tariff, for tests and demonstration data: the neutral answer to each choice, except for
 * the answers given by id, and a valid number and text for other questions.
 */
export function buildFilled(
  tariff: Tariff,
  answerIds: readonly string[] = [],
): readonly FilledAnswer[] {
  return askedQuestions(tariff).map((question) => {
    const asked = { questionId: question.id, questionValue: question.text }
    if (question.kind === 'text') return { ...asked, answerValue: question.example ?? 'AB-123-CD' }
    if (question.kind === 'integer')
      return { ...asked, answerValue: Math.min(question.max, 12_000) }
    const chosen =
      question.answers.find(({ id }) => answerIds.includes(id)) ??
      question.answers.find(({ id }) => id === question.neutral) ??
      question.answers.find(({ relativities }) => Object.keys(relativities).length === 0)
    if (!chosen) throw new RangeError(`No neutral answer to ${question.id}`)
    return { ...asked, answerValue: chosen.text, choosableAnswerId: chosen.id }
  })
}
