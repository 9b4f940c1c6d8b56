import type { Cents } from '../../values/money.ts'

/** What a payout that is in no batch waits for. */
export const PAYOUT_WAITS = [
  /** a decision that stands: that of its claim was reopened */
  'decision',
  /** nobody: the server asks the provider of the card that paid */
  'card',
  /** its holder, who says where it goes */
  'account',
  /** the 72 hours of an account that was just given */
  'new_account',
  /** what its policy was asked for, and the bank has not brought for good */
  'receipts',
] as const
export type PayoutWait = (typeof PAYOUT_WAITS)[number]

/** A payout that stands, that nobody has ordered. */
export interface UnpaidPayout {
  readonly kind: 'refund' | 'overpayment' | 'indemnity'
  readonly cents: Cents
  readonly isToCard: boolean
  /** When its account may be paid; null without an account. */
  readonly payableFrom: Temporal.Instant | null
  /** Of an indemnity: whether the decision of its claim stands. */
  readonly isDecided: boolean
  /** What its policy holds in favour of its holder, collections under way left out. */
  readonly heldCents: Cents
}

/** What a payout waits for; null when it may be put into a batch, or looked at before. */
export function whyWaits(payout: UnpaidPayout, now: Temporal.Instant): PayoutWait | null {
  const { kind, cents, isToCard, payableFrom, isDecided, heldCents } = payout
  const isIndemnity = kind === 'indemnity'
  if (isIndemnity && !isDecided) return 'decision'
  if (isToCard) return 'card'
  if (payableFrom === null) return 'account'
  if (Temporal.Instant.compare(now, payableFrom) < 0) return 'new_account'
  return !isIndemnity && heldCents < cents ? 'receipts' : null
}
