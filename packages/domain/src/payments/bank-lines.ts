import type { Cents } from '../values/money.ts'
import type { LedgerAccount, LedgerEvent, LedgerLine } from './ledger.ts'

/** For each bank event, the account debited and the account credited. */
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
  // payments received before the ledger existed are part of the opening balance of the first statement
  'payment.before': ['liaison', 'policyholders'],
  // the balance of a bank account before its first statement is explained in the insurer's other books
  'bank.opened': ['bank', 'liaison'],
  'movement.fee': ['bank_fees', 'bank'],
} as const satisfies Partial<Record<LedgerEvent, readonly [LedgerAccount, LedgerAccount]>>

export type BankEvent = keyof typeof SIDES

/** The accounts whose lines name a due, since the state of a due is read from them. */
const TELLS_OF_DUES: ReadonlySet<LedgerAccount> = new Set([
  'policyholders',
  'collections_under_way',
])

/** Keeps money that was to be paid back, for a due that is owed again. */
export function keptLines(cents: Cents, dueId: string): LedgerLine[] {
  return [
    { account: 'policyholders', cents },
    { account: 'policyholders', cents: -cents, dueId },
  ]
}

/**
 * The ledger lines of a bank event. A negative amount reverses them: an unknown debit lowers the bank.
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
