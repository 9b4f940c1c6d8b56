import { departmentOf, type PostalAddress } from '../accounts/postal-address.ts'
import type { AnswerTo } from './advice.ts'
import { carSuggestions } from './car/suggested.ts'
import type { Suggestions } from './product.ts'

/** Of the products that have any; apart from what every page carries of them. */
const SUGGESTIONS: readonly Suggestions[] = [carSuggestions]

interface Choice {
  readonly id: string
  /** « 44 Loire-Atlantique » */
  readonly text: string
}

/** The answer that a postal address gives to a question, until it is changed; null to most. */
export function answerByAddress<Offered extends Choice>(
  { id, answers }: { readonly id: string; readonly answers: readonly Offered[] },
  address: PostalAddress | null,
): Offered | null {
  const isAsked = SUGGESTIONS.some(({ homeDepartment }) => homeDepartment === id)
  const department = address && isAsked ? departmentOf(address) : null
  return answers.find(({ text }) => department && text.startsWith(`${department} `)) ?? null
}

/** Answers offered to a question, by what the others say; none to most. */
export function suggestedAnswers(questionId: string, answerTo: AnswerTo): readonly string[] {
  return SUGGESTIONS.flatMap(({ texts }) => texts[questionId]?.(answerTo) ?? [])
}
