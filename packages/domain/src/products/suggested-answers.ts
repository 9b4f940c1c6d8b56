import { departmentOf, type PostalAddress } from '../accounts/postal-address.ts'
import type { AnswerTo } from './advice.ts'
import { MAKES, modelsOf } from './car/makes.ts'

/** What is offered while a question is answered in free words; anything else may be written. By question. */
const SUGGESTED: Readonly<Record<string, (answerTo: AnswerTo) => readonly string[]>> = {
  'car.make': () => MAKES,
  'car.model': (answerTo) => modelsOf(answerTo('car.make') ?? ''),
}

/** The question whose answers begin with the department of a home. */
const HOME_DEPARTMENT = new Set(['car.department'])

interface Choice {
  readonly id: string
  /** « 44 Loire-Atlantique » */
  readonly text: string
}

/** The answer that a postal address gives to a question, until told otherwise; null to most. */
export function answerByAddress<Offered extends Choice>(
  { id, answers }: { readonly id: string; readonly answers: readonly Offered[] },
  address: PostalAddress | null,
): Offered | null {
  const department = address && HOME_DEPARTMENT.has(id) ? departmentOf(address) : null
  return answers.find(({ text }) => department && text.startsWith(`${department} `)) ?? null
}

/** Answers offered to a question, by what the others say; none to most. */
export function suggestedAnswers(questionId: string, answerTo: AnswerTo): readonly string[] {
  return SUGGESTED[questionId]?.(answerTo) ?? []
}
