import type { Cents } from '../../values/money.ts'
import { bearsNameOf, type Policyholder } from './holder.ts'

/** Why a payout waits until a person has looked at it. */
export const PAYOUT_FLAGS = [
  /** a refund to another account than the one that paid */
  'other_payer',
  /** a refund, while nobody knows which account paid */
  'unknown_payer',
  /** an account that bears another name than the policyholder */
  'other_holder',
  /** an IBAN that several people gave */
  'shared_iban',
  /** a large claim before anything was received for its contract */
  'early_claim',
] as const
export type PayoutFlag = (typeof PAYOUT_FLAGS)[number]

/** An IBAN that so many people gave is looked at. */
const SUSPECT_PEOPLE = 3

/** Above it a claim is large. */
const LARGE_CLAIM: Cents = 150_000

/** What is known of an order, to debit or to pay. */
export interface LookedAt {
  /** Null of a debit. */
  readonly kind: 'refund' | 'overpayment' | 'indemnity' | null
  /** Of an indemnity: all that its claim pays; else nothing. */
  readonly claimCents: Cents
  readonly holder: string
  readonly policyholder: Policyholder
  /** How many people gave this IBAN. */
  readonly people: number
  /** Whether the account has paid the policy; null where nobody is known to have. */
  readonly hasPaid: boolean | null
  /** What was received for the policy and has not come back unpaid. */
  readonly receivedCents: Cents
}

/**
 * What a person looks at before an order leaves.
 *
 * Example: 3 700,00 € for a claim of a contract whose first debit came back: a large claim before anything was received. For
 * 1 500,00 €, or once 48,78 € have been received, nothing.
 */
export function flagsOf(order: LookedAt): PayoutFlag[] {
  const { kind, claimCents, holder, policyholder, people, hasPaid, receivedCents } = order
  const isGivenBack = kind === 'refund' || kind === 'overpayment'
  const isEarly = claimCents > LARGE_CLAIM && receivedCents <= 0
  const holds: Readonly<Record<PayoutFlag, boolean>> = {
    other_payer: isGivenBack && hasPaid === false,
    unknown_payer: isGivenBack && hasPaid === null,
    other_holder: !bearsNameOf(holder, policyholder),
    shared_iban: people >= SUSPECT_PEOPLE,
    early_claim: isEarly,
  }
  return PAYOUT_FLAGS.filter((flag) => holds[flag])
}

/** Whether somebody has let go all that is to be looked at of a payout. */
export function isLetGo(flags: readonly PayoutFlag[], released: readonly string[]): boolean {
  return flags.every((flag) => released.includes(flag))
}
