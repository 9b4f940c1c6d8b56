import type { Choices } from '../subscription/choices.ts'

/** Returns the answer to a question as text; null when it was not asked. */
export type AnswerTo = (questionId: string) => string | null

/** What the answers say about someone, before a contract is advised. */
export interface Known {
  readonly choices: Choices
  /** The answer as text; null when it was not asked. */
  readonly answerTo: AnswerTo
  /** Whether the signature would be on the first day of the period. */
  readonly startsToday: boolean
}

/**
 * The needs and demands, and why the contract meets them: given in writing before it is signed (code des assurances,
 * L521-4).
 */
export interface Advice {
  readonly needs: readonly string[]
  readonly reasons: readonly string[]
  /** Where the choices and the stated needs don't agree. */
  readonly warnings: readonly string[]
}

/** The texts whose condition is true. */
export function whichHold(
  texts: readonly (readonly [holds: boolean, text: string])[],
): readonly string[] {
  return texts.flatMap(([holds, text]) => (holds ? [text] : []))
}
