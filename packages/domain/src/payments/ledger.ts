import type { Cents } from '../values/money.ts'
import { PARTS, type Part, type Parts, totalOf } from './parts.ts'

/** The accounts of the ledger. Their numbers and names are rows of the database: an operator’s accountant chooses them. */
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

/** One line of an entry, in cents: above zero a debit, below a credit. */
export interface LedgerLine {
  readonly account: LedgerAccount
  readonly cents: Cents
  /** Which due the line is about, where it is about one. */
  readonly dueId?: string
  /** Which claim it is about, where it is about one. */
  readonly claimId?: string
}

/** What a contract, its dues, its claims and the bank do to the ledger, once each. */
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
 * What becomes due: the policyholder owes the whole, each part is credited to its account. An amount below zero is the
 * contrary. Lines of nothing are left out, so an amount of nothing has no line.
 */
export function dueLines(parts: Parts): LedgerLine[] {
  const lines: readonly LedgerLine[] = [
    { account: 'policyholders', cents: totalOf(parts) },
    ...PARTS.map((part) => ({ account: part, cents: -parts[part] })),
  ]
  return lines.filter(({ cents }) => cents !== 0)
}

/** The same of one due: what the policyholder owes is owed for it. */
export function issuedLines(parts: Parts, dueId: string): LedgerLine[] {
  return dueLines(parts).map((line) =>
    line.account === 'policyholders' ? { ...line, dueId } : line,
  )
}

/** What is given back: the contrary of what was due. */
export function givenBackLines(parts: Parts): LedgerLine[] {
  return dueLines(parts).map(({ account, cents }) => ({ account, cents: -cents }))
}

/** What was bought for the climate goes to a partner: their transfer is under way. */
export function handedOverLines(cents: Cents): LedgerLine[] {
  return [
    { account: 'climate', cents },
    { account: 'payments_under_way', cents: -cents },
  ]
}

/** Its transfer has left: `from` is where the debit stands, the bank or among what nobody knew. */
export function partnerPaidLines(cents: Cents, from: 'bank' | 'to_be_matched'): LedgerLine[] {
  return [
    { account: 'payments_under_way', cents },
    { account: from, cents: -cents },
  ]
}

/** What is collected for the tax office and the guarantee fund. */
export const LEVIES = ['tax_33', 'tax_18', 'tax_9', 'fgti'] as const satisfies readonly Part[]
export type Levies = Readonly<Record<(typeof LEVIES)[number], Cents>>

/** What a month owes is declared: it leaves the accounts of each tax for what the tax office is owed. */
export function taxesDeclaredLines(levies: Levies): LedgerLine[] {
  const total = LEVIES.reduce((sum, levy) => sum + levies[levy], 0)
  const lines: readonly LedgerLine[] = [
    ...LEVIES.map((account) => ({ account, cents: levies[account] })),
    { account: 'tax_office', cents: -total },
  ]
  return lines.filter(({ cents }) => cents !== 0)
}

/** The tax office has debited it: `from` is where the debit stands, the bank or among what nobody knew. */
export function taxesPaidLines(cents: Cents, from: 'bank' | 'to_be_matched'): LedgerLine[] {
  return [
    { account: 'tax_office', cents },
    { account: from, cents: -cents },
  ]
}
