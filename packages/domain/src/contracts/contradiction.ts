import type { Refusal } from '../values/result.ts'

/** Another answer that would resolve a contradiction. */
export interface Remedy {
  readonly questionId: string
  readonly answerId: string
  /** The answer as shown. */
  readonly answerText: string
}

/**
 * Two answers that can't both be true, and the answer that would resolve it; `remedy` is null when something else must
 * change.
 */
export interface Contradiction extends Refusal {
  readonly path: string
  readonly remedy: Remedy | null
}
