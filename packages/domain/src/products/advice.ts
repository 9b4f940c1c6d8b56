import type { Choices } from '../subscription/choices.ts'

/** How the answer to a question is read: null when it was not asked. */
export type AnswerTo = (questionId: string) => string | null

/** What the answers say of somebody, before a contract is advised. */
export interface Known {
  readonly choices: Choices
  /** As it was answered; null when it was not asked. */
  readonly answerTo: AnswerTo
  /** Whether it would be signed on the first day of its period. */
  readonly startsToday: boolean
}

/** Needs and demands, and why the contract answers them: given in writing before it is signed (code des assurances, L521-4). */
export interface Advice {
  readonly needs: readonly string[]
  readonly reasons: readonly string[]
  /** Where the choice made and the needs stated do not agree. */
  readonly warnings: readonly string[]
}

/** The texts whose condition holds. */
export function whichHold(
  texts: readonly (readonly [holds: boolean, text: string])[],
): readonly string[] {
  return texts.flatMap(([holds, text]) => (holds ? [text] : []))
}
