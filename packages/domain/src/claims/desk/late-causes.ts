import { LATE_CAUSE_LABELS } from './late-causes.messages.ts'

/** Why a claim that waits for us is late: what would have to happen first. */
export type LateCause = keyof typeof LATE_CAUSE_LABELS
export const LATE_CAUSES = Object.keys(LATE_CAUSE_LABELS) as readonly LateCause[]

export interface LateFacts {
  /** Whether somebody active of the team has it. */
  readonly hasHandler: boolean
  readonly isHandlerAway: boolean
  readonly signatureWaits: boolean
  /** Whether the team has written to its owner since the declaration. */
  readonly isAnswered: boolean
  /** Whether a message or a document came after what the team wrote last. */
  readonly isRepliedTo: boolean
}

/** The one cause of a late claim: the first that applies, from what nobody can do to what remains to be done. */
export function lateCause(facts: LateFacts): LateCause {
  if (!facts.hasHandler) return 'nobody'
  if (facts.isHandlerAway) return 'away'
  if (facts.signatureWaits) return 'signature'
  if (!facts.isAnswered) return 'first_answer'
  return facts.isRepliedTo ? 'reply' : 'work'
}
