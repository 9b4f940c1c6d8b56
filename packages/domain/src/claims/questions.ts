import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CLAIM_MESSAGES } from './claims.messages.ts'
import type { Nature } from './nature.ts'

export interface GivenAnswer {
  readonly question_id: string
  readonly answer: string
}

/** A question and its answer, word for word, as stored with the claim. */
export interface KeptAnswer {
  readonly questionId: string
  readonly question: string
  readonly answer: string
}

/**
 * Reads the answers: each is to a question of this nature, given once, and one of the choices if there are any.
 * Refusals: `claim.question_of_other`, `claim.answered_twice`, `claim.answer_unknown`.
 */
export function readAnswers(
  nature: Pick<Nature, 'questions'>,
  given: readonly GivenAnswer[],
): Result<readonly KeptAnswer[], Refusal> {
  const kept: KeptAnswer[] = []
  for (const [at, { question_id, answer }] of given.entries()) {
    const path = `answers[${at}]`
    const question = nature.questions.find(({ id }) => id === question_id)
    if (!question)
      return refused({
        code: 'claim.question_of_other',
        message: CLAIM_MESSAGES.questionOfOther,
        path,
      })
    if (kept.some(({ questionId }) => questionId === question_id))
      return refused({ code: 'claim.answered_twice', message: CLAIM_MESSAGES.answeredTwice, path })
    if (question.choices && !question.choices.includes(answer))
      return refused({ code: 'claim.answer_unknown', message: CLAIM_MESSAGES.answerUnknown, path })
    kept.push({ questionId: question.id, question: question.text, answer })
  }
  return ok(kept)
}
