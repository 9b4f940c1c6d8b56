import { departmentOf, type PostalAddress } from '../accounts/postal-address.ts'
import type { Period } from '../values/period.ts'
import type { AnswerTo } from './advice.ts'
import { carSuggestions } from './car/suggested.ts'
import type { Suggestions } from './product.ts'
import { travelSuggestions } from './travel/suggested.ts'

/** Kept out of the traits, which every page loads. */
const SUGGESTIONS: readonly Suggestions[] = [carSuggestions, travelSuggestions]

interface Choice {
  readonly id: string
  /** « 44 Loire-Atlantique » */
  readonly text: string
}

/** The answer that a postal address gives to a question, until it is changed; null for most questions. */
export function answerByAddress<Offered extends Choice>(
  { id, answers }: { readonly id: string; readonly answers: readonly Offered[] },
  address: PostalAddress | null,
): Offered | null {
  const isAsked = SUGGESTIONS.some(({ homeDepartment }) => homeDepartment === id)
  const department = address && isAsked ? departmentOf(address) : null
  return answers.find(({ text }) => department && text.startsWith(`${department} `)) ?? null
}

/** The answer that the days of a contract give to a question, until it is changed: nights. Null for most questions. */
export function answerByDays(id: string, { start, end }: Period): number | null {
  return SUGGESTIONS.some(({ nights }) => nights === id) ? start.until(end).days : null
}

/** Suggested answers to a question, from the other answers; empty for most questions. */
export function suggestedAnswers(questionId: string, answerTo: AnswerTo): readonly string[] {
  return SUGGESTIONS.flatMap(({ texts }) => texts[questionId]?.(answerTo) ?? [])
}
