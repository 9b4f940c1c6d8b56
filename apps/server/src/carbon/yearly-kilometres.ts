import { CARBON_MESSAGES as SAY } from '@sillage/domain/carbon/carbon.messages.ts'
import { areYearlyKilometres } from '@sillage/domain/carbon/vehicle.ts'
import { ok, type Refusal, type Result, refused } from '@sillage/domain/values/result.ts'

/** The yearly kilometres among a questionnaire's answers, by question id. Refusal: `offset.kilometres_missing`. */
export function yearlyKilometres(
  answers: readonly { readonly questionId: string; readonly answerText: string }[],
  kilometresQuestion: string,
): Result<number, Refusal> {
  const answer = answers.find(({ questionId }) => questionId === kilometresQuestion)
  const kilometres = answer === undefined ? Number.NaN : Number(answer.answerText)
  if (areYearlyKilometres(kilometres)) return ok(kilometres)
  return refused({
    code: 'offset.kilometres_missing',
    message: SAY.kilometresMissing,
    path: 'questions',
  })
}
