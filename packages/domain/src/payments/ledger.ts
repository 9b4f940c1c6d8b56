import type { Cents } from '../values/money.ts'
import { PARTS, type Part, type Parts, totalOf } from './parts.ts'

/**
 * The accounts of the ledger. Their numbers and names are stored in the database, for the operator's accountant to
 * choose.
 */
export type LedgerAccount =
  | 'policyholders'
  | Part
  | 'bank'
  | 'collections_under_way'
  | 'payments_under_way'
  | 'cards_under_way'
  | 'to_be_matched'
  | 'suspense'
  | 'liaison'
  | 'tax_office'
  | 'bank_fees'
  | 'claims_paid'
  | 'reserve_change'
  | 'claims_reserve'
  | 'recoveries'
  | 'recoveries_due'

/** One line of an entry, in cents: positive for a debit, negative for a credit. */
export interface LedgerLine {
  readonly account: LedgerAccount
  readonly cents: Cents
  /** The due that the line is about, if any. */
  readonly dueId?: string
  /** The claim that the line is about, if any. */
  readonly claimId?: string
}

/** Every event that is posted to the ledger, once for each contract, due, claim or movement. */
export const LEDGER_EVENTS = [
  'contract.signed',
  'due.issued',
  'contract.ended',
  'refund.kept',
  'collection.sent',
  'collection.settled',
  'collection.rejected',
  'collection.returned',
  'payout.ordered',
  'payout.settled',
  'payout.rejected',
  'payout.returned',
  'movement.received',
  'movement.unknown',
  'movement.matched',
  'movement.closed',
  'movement.fee',
  'payment.before',
  'bank.opened',
  'card.paid',
  'card.refunded',
  'card.settled',
  'reserve.changed',
  'recovery.claimed',
  'recovery.received',
  'recovery.given_up',
  'climate.handed_over',
  'climate.paid',
  'taxes.declared',
  'taxes.paid',
] as const
export type LedgerEvent = (typeof LEDGER_EVENTS)[number]

/**
 * The lines of an amount due: the policyholder owes the whole, each part is credited to its account. Negative amounts
 * reverse it. Zero lines are left out, so an amount of zero has no lines.
 */
export function dueLines(parts: Parts): LedgerLine[] {
  const lines: readonly LedgerLine[] = [
    { account: 'policyholders', cents: totalOf(parts) },
    ...PARTS.map((part) => ({ account: part, cents: -parts[part] })),
  ]
  return lines.filter(({ cents }) => cents !== 0)
}

/** The same lines for one due: what the policyholder owes names it. */
export function issuedLines(parts: Parts, dueId: string): LedgerLine[] {
  return dueLines(parts).map((line) =>
    line.account === 'policyholders' ? { ...line, dueId } : line,
  )
}

/** The lines of a refund: the reverse of what was due. */
export function givenBackLines(parts: Parts): LedgerLine[] {
  return dueLines(parts).map(({ account, cents }) => ({ account, cents: -cents }))
}

/** The lines of a contribution passed on to its partner, whose transfer is under way. */
export function handedOverLines(cents: Cents): LedgerLine[] {
  return [
    { account: 'climate', cents },
    { account: 'payments_under_way', cents: -cents },
  ]
}

/**
 * The lines of a partner's transfer that was debited: `from` is the account that holds the debit, the bank or the
 * unmatched movements.
 */
export function partnerPaidLines(cents: Cents, from: 'bank' | 'to_be_matched'): LedgerLine[] {
  return [
    { account: 'payments_under_way', cents },
    { account: from, cents: -cents },
  ]
}

/** The parts collected for the tax office and the guarantee fund. */
export const LEVIES = ['tax_33', 'tax_18', 'tax_9', 'fgti'] as const satisfies readonly Part[]
export type Levies = Readonly<Record<(typeof LEVIES)[number], Cents>>

/** The lines of a declared month: each tax moves from its account to what is owed to the tax office. */
export function taxesDeclaredLines(levies: Levies): LedgerLine[] {
  const total = LEVIES.reduce((sum, levy) => sum + levies[levy], 0)
  const lines: readonly LedgerLine[] = [
    ...LEVIES.map((account) => ({ account, cents: levies[account] })),
    { account: 'tax_office', cents: -total },
  ]
  return lines.filter(({ cents }) => cents !== 0)
}

/**
 * The lines of a tax payment that was debited: `from` is the account that holds the debit, the bank or the unmatched
 * movements.
 */
export function taxesPaidLines(cents: Cents, from: 'bank' | 'to_be_matched'): LedgerLine[] {
  return [
    { account: 'tax_office', cents },
    { account: from, cents: -cents },
  ]
}
