import type { Cents } from '../../values/money.ts'

/** What a payout that is not in a batch is waiting for. */
export const PAYOUT_WAITS = [
  /** a decision in force: the claim was reopened */
  'decision',
  /** no person: the server asks the provider of the card that paid */
  'card',
  /** the policyholder, who must give an account */
  'account',
  /** the team, which names who receives it for the estate of a policyholder who died */
  'payee',
  /** the end of the 72 hours after an account is given */
  'new_account',
  /** money issued for its contract that the bank has not yet definitively received */
  'receipts',
] as const
export type PayoutWait = (typeof PAYOUT_WAITS)[number]

/** A valid payout that has not been ordered. */
export interface UnpaidPayout {
  readonly kind: 'refund' | 'overpayment' | 'indemnity'
  readonly cents: Cents
  readonly isToCard: boolean
  /** When its account may be paid; null without an account. */
  readonly payableFrom: Temporal.Instant | null
  /** Whether the policyholder has died. */
  readonly isEstate: boolean
  /** For an indemnity: whether the decision on its claim is in force. */
  readonly isDecided: boolean
  /** The balance of the contract in favour of the policyholder, without collections under way. */
  readonly heldCents: Cents
}

/** What a payout is waiting for; null when it may be put into a batch, or checked first. */
export function whyWaits(payout: UnpaidPayout, now: Temporal.Instant): PayoutWait | null {
  const { kind, cents, isToCard, payableFrom, isDecided, heldCents, isEstate } = payout
  const isIndemnity = kind === 'indemnity'
  if (isIndemnity && !isDecided) return 'decision'
  if (isToCard) return 'card'
  if (payableFrom === null) return isEstate ? 'payee' : 'account'
  if (Temporal.Instant.compare(now, payableFrom) < 0) return 'new_account'
  return !isIndemnity && heldCents < cents ? 'receipts' : null
}
