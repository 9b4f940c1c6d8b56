import { type Cents, formatEuros } from '../../values/money.ts'
import type { Refusal } from '../../values/result.ts'
import { CLAIM_MESSAGES } from '../claims.messages.ts'
import type { Standing } from '../status.ts'

/** How many times the owner may reopen one claim; the team may reopen it as often as needed. */
export const MOST_REOPENED = 2

/**
 * Why someone may not reopen a closed claim, or null: its owner has already done so too often. Refusal:
 * `claim.reopened_often`.
 */
export function reopeningRefusal({
  standing,
  times,
}: {
  readonly standing: Standing
  /** How many times its owner has reopened it. */
  readonly times: number
}): Refusal | null {
  return standing === 'owner' && times >= MOST_REOPENED
    ? { code: 'claim.reopened_often', message: CLAIM_MESSAGES.reopenedOften }
    : null
}

/**
 * Whether a reopening needs a second person: when the team asks for it and money was ordered or paid on the claim. An
 * owner's right to a new review needs nobody's approval.
 */
export function reopeningWaits({
  standing,
  orderedCents,
}: {
  readonly standing: Standing
  /** Cents ordered or paid, which can't be taken back. */
  readonly orderedCents: Cents
}): boolean {
  return standing !== 'owner' && orderedCents > 0
}

interface Acceptance {
  readonly askedBy: string
  /** The person who would accept the reopening. */
  readonly by: string
  /** Who decided the payment, and who signed it second. */
  readonly hands: readonly (string | null)[]
  readonly orderedCents: Cents
  /** The limit of the person who would accept it; null for no limit. */
  readonly limit: Cents | null
}

/**
 * Why someone may not accept the reopening of a paid claim, or null: they asked for it, had it paid, or the amount
 * exceeds their limit. Refusals: `claim.reopening_own`, `claim.reopen_paid`, `claim.limit`.
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
