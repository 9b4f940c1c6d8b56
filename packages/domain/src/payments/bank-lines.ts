import type { Cents } from '../values/money.ts'
import type { LedgerAccount, LedgerEvent, LedgerLine } from './ledger.ts'

/** Which account is debited and which credited, by what happens between us and the bank. */
const SIDES = {
  'collection.sent': ['collections_under_way', 'policyholders'],
  'collection.settled': ['bank', 'collections_under_way'],
  'collection.rejected': ['policyholders', 'collections_under_way'],
  'collection.returned': ['policyholders', 'bank'],
  'payout.ordered': ['policyholders', 'payments_under_way'],
  'payout.settled': ['payments_under_way', 'bank'],
  'payout.rejected': ['payments_under_way', 'policyholders'],
  'payout.returned': ['bank', 'policyholders'],
  'movement.received': ['bank', 'policyholders'],
  'movement.unknown': ['bank', 'to_be_matched'],
  'movement.matched': ['to_be_matched', 'policyholders'],
  // what was received before payments were kept stands in the balance that the first statement opens with
  'payment.before': ['liaison', 'policyholders'],
  // what an account at the bank held before its first statement is explained by the insurer’s other books
  'bank.opened': ['bank', 'liaison'],
  'movement.fee': ['bank_fees', 'bank'],
} as const satisfies Partial<Record<LedgerEvent, readonly [LedgerAccount, LedgerAccount]>>

export type BankEvent = keyof typeof SIDES

/** What is about a due is about it in both accounts that tell where a due stands. */
const TELLS_OF_DUES: ReadonlySet<LedgerAccount> = new Set([
  'policyholders',
  'collections_under_way',
])

/** What was to be paid back is kept against a due that is owed again. */
export function keptLines(cents: Cents, dueId: string): LedgerLine[] {
  return [
    { account: 'policyholders', cents },
    { account: 'policyholders', cents: -cents, dueId },
  ]
}

/**
 * What the bank does to the ledger. An amount below zero is the contrary: a debit that nobody knows lowers the bank.
 *
 * Example: 83,76 € of a due, settled: bank 83,76 in debit, collections under way 83,76 in credit.
 */
export function bankLines(event: BankEvent, cents: Cents, dueId?: string | null): LedgerLine[] {
  const [debit, credit] = SIDES[event]
  const line = (account: LedgerAccount, amount: Cents): LedgerLine =>
    dueId && TELLS_OF_DUES.has(account)
      ? { account, cents: amount, dueId }
      : { account, cents: amount }
  return [line(debit, cents), line(credit, -cents)]
}
