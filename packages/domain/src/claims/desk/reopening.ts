import type { Refusal } from '../../values/result.ts'
import { CLAIM_MESSAGES } from '../claims.messages.ts'
import type { Standing } from '../status.ts'

/** Times that its owner reopens one claim by themselves; the team reopens it as often as needed. */
export const MOST_REOPENED = 2

interface Reopening {
  readonly standing: Standing
  /** Whoever would reopen it. */
  readonly by: string
  /** How often its owner has. */
  readonly times: number
  /** Whether something of the decision that stands has left the bank. */
  readonly isPaid: boolean
  /** Who decided, and who signed second. */
  readonly hands: readonly (string | null)[]
}

/**
 * Why somebody does not reopen a closed claim that they might, or null: its owner has done so often enough, or whoever
 * had it paid leaves it to a colleague. Refusals: `claim.reopened_often`, `claim.reopen_paid`.
 */
export function reopeningRefusal(reopening: Reopening): Refusal | null {
  const { standing, by, times, isPaid, hands } = reopening
  if (standing === 'owner')
    return times < MOST_REOPENED
      ? null
      : { code: 'claim.reopened_often', message: CLAIM_MESSAGES.reopenedOften }
  return isPaid && hands.includes(by)
    ? { code: 'claim.reopen_paid', message: CLAIM_MESSAGES.reopenPaid }
    : null
}
