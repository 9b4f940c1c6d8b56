import { type Cents, formatEuros } from '../../values/money.ts'
import type { Refusal } from '../../values/result.ts'
import { CLAIM_MESSAGES } from '../claims.messages.ts'
import type { Standing } from '../status.ts'

/** Times that its owner reopens one claim by themselves; the team reopens it as often as needed. */
export const MOST_REOPENED = 2

/**
 * Why somebody does not reopen a closed claim that they might, or null: its owner has done so often enough. Refusal:
 * `claim.reopened_often`.
 */
export function reopeningRefusal({
  standing,
  times,
}: {
  readonly standing: Standing
  /** How often its owner has. */
  readonly times: number
}): Refusal | null {
  return standing === 'owner' && times >= MOST_REOPENED
    ? { code: 'claim.reopened_often', message: CLAIM_MESSAGES.reopenedOften }
    : null
}

/**
 * Whether a reopening waits for a second person: the team’s, of a claim of which something is ordered or paid. Its owner’s
 * right to have it looked at again waits for nobody.
 */
export function reopeningWaits({
  standing,
  orderedCents,
}: {
  readonly standing: Standing
  /** What nobody can take back any more. */
  readonly orderedCents: Cents
}): boolean {
  return standing !== 'owner' && orderedCents > 0
}

interface Acceptance {
  readonly askedBy: string
  /** Whoever would accept it. */
  readonly by: string
  /** Who decided what was paid, and who signed it second. */
  readonly hands: readonly (string | null)[]
  readonly orderedCents: Cents
  /** Of whoever would accept it; null without one. */
  readonly limit: Cents | null
}

/**
 * Why somebody does not accept that a paid claim is reopened, or null: they asked for it, had it paid, or may not decide so
 * much. Refusals: `claim.reopening_own`, `claim.reopen_paid`, `claim.limit`.
 */
export function acceptanceRefusal({
  askedBy,
  by,
  hands,
  orderedCents,
  limit,
}: Acceptance): Refusal | null {
  if (by === askedBy) return { code: 'claim.reopening_own', message: CLAIM_MESSAGES.reopeningOwn }
  if (hands.includes(by)) return { code: 'claim.reopen_paid', message: CLAIM_MESSAGES.reopenPaid }
  if (limit !== null && orderedCents > limit)
    return {
      code: 'claim.limit',
      message: CLAIM_MESSAGES.reopeningLimit(formatEuros(orderedCents), formatEuros(limit)),
    }
  return null
}
