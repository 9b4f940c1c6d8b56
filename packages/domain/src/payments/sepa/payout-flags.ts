import type { Cents } from '../../values/money.ts'
import { bearsNameOf, type Policyholder } from './holder.ts'

/** Why a payout waits until a person has checked it. */
export const PAYOUT_FLAGS = [
  /** a refund to another account than the one that paid */
  'other_payer',
  /** a refund, when it is unknown which account paid */
  'unknown_payer',
  /** an account whose holder doesn't match the policyholder */
  'other_holder',
  /** an IBAN that several people gave */
  'shared_iban',
  /** a large claim before anything was received for its contract */
  'early_claim',
  /** the policyholder has died: it goes to who was named for the estate */
  'estate',
] as const
export type PayoutFlag = (typeof PAYOUT_FLAGS)[number]

/** Number of people with the same IBAN from which it is checked. */
const SUSPECT_PEOPLE = 3

/** Claims above this amount, in cents, are large. */
const LARGE_CLAIM: Cents = 150_000

/** What is known about an order, to debit or to pay. */
export interface LookedAt {
  /** Null for a debit. */
  readonly kind: 'refund' | 'overpayment' | 'indemnity' | null
  /** For an indemnity, all that its claim pays; otherwise 0. */
  readonly claimCents: Cents
  readonly holder: string
  readonly policyholder: Policyholder
  /** How many people gave this IBAN. */
  readonly people: number
  /** Whether this account has paid for the contract; null when it is unknown which account paid. */
  readonly hasPaid: boolean | null
  /** Received for the contract and not returned unpaid. */
  readonly receivedCents: Cents
  /** Whether the policyholder has died. */
  readonly isEstate: boolean
}

/**
 * What a person must check before an order is sent.
 *
 * Example: 3 700,00 € for a claim on a contract whose first debit was returned: a large claim before anything was
 * received. For 1 500,00 €, or once 48,78 € have been received, nothing. Once the policyholder has died, whatever is paid.
 */
export function flagsOf(order: LookedAt): PayoutFlag[] {
  const { kind, claimCents, holder, policyholder, people, hasPaid, receivedCents, isEstate } = order
  // an estate is paid to another than the policyholder: that is its own flag
  const isGivenBack = !isEstate && (kind === 'refund' || kind === 'overpayment')
  const isEarly = claimCents > LARGE_CLAIM && receivedCents <= 0
  const holds: Readonly<Record<PayoutFlag, boolean>> = {
    other_payer: isGivenBack && hasPaid === false,
    unknown_payer: isGivenBack && hasPaid === null,
    other_holder: !(isEstate && kind !== null) && !bearsNameOf(holder, policyholder),
    shared_iban: people >= SUSPECT_PEOPLE,
    early_claim: isEarly,
    estate: isEstate && kind !== null,
  }
  return PAYOUT_FLAGS.filter((flag) => holds[flag])
}

/** Whether a person has released every flag of a payout. */
export function isCleared(flags: readonly PayoutFlag[], released: readonly string[]): boolean {
  return flags.every((flag) => released.includes(flag))
}
