import { LATE_CAUSE_LABELS } from './late-causes.messages.ts'

/** Why a claim that waits for the insurer is late: what has to happen first. */
export type LateCause = keyof typeof LATE_CAUSE_LABELS
export const LATE_CAUSES = Object.keys(LATE_CAUSE_LABELS) as readonly LateCause[]

export interface LateFacts {
  /** Whether an active member of the team handles it. */
  readonly hasHandler: boolean
  readonly isHandlerAway: boolean
  readonly signatureWaits: boolean
  /** Whether the team has written to its owner since the declaration. */
  readonly isAnswered: boolean
  /** Whether a message or a document arrived after the team last wrote. */
  readonly isRepliedTo: boolean
}

/**
 * The single cause of a late claim: the first that applies, from claims that nobody can act on to those with work left
 * to do.
 */
export function lateCause(facts: LateFacts): LateCause {
  if (!facts.hasHandler) return 'nobody'
  if (facts.isHandlerAway) return 'away'
  if (facts.signatureWaits) return 'signature'
  if (!facts.isAnswered) return 'first_answer'
  return facts.isRepliedTo ? 'reply' : 'work'
}
