import type { AnswerTo } from './advice.ts'
import { MAKES, modelsOf } from './car/makes.ts'

/** What is offered while a question is answered in free words; anything else may be written. By question. */
const SUGGESTED: Readonly<Record<string, (answerTo: AnswerTo) => readonly string[]>> = {
  'car.make': () => MAKES,
  'car.model': (answerTo) => modelsOf(answerTo('car.make') ?? ''),
}

/** Answers offered to a question, by what the others say; none to most. */
export function suggestedAnswers(questionId: string, answerTo: AnswerTo): readonly string[] {
  return SUGGESTED[questionId]?.(answerTo) ?? []
}
