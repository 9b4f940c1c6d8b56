import type { Refusal } from '../values/result.ts'

/** Another answer that would make a subscription true. */
export interface Remedy {
  readonly questionId: string
  readonly answerId: string
  /** As it is read. */
  readonly answerText: string
}

/** Two things that can't both be true, and the answer that would mend it; null where something else must change. */
export interface Contradiction extends Refusal {
  readonly path: string
  readonly remedy: Remedy | null
}
