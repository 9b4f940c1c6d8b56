import type { LedgerAccount, LedgerEvent } from '@sillage/domain/payments/ledger.ts'
import type { ColumnType, GeneratedAlways } from 'kysely'

/** Written once, never updated. */
type Once<T> = ColumnType<T, T, never>

interface LedgerAccountTable {
  code: Once<LedgerAccount>
  /** In the operator's chart of accounts. */
  number: Once<string>
  label: Once<string>
}

interface LedgerEntryTable {
  id: GeneratedAlways<string>
  event: Once<LedgerEvent>
  /** What it records: a contract, a due, an order, a bank movement. */
  source: Once<string>
  /** Null for entries that belong to no policy, or are not matched yet. */
  policy_id: Once<string | null>
  /** `YYYY-MM-DD`. */
  effective_on: Once<string>
  posted_at: Once<Date>
}

interface LedgerLineTable {
  entry_id: Once<string>
  rank: Once<number>
  account: Once<LedgerAccount>
  /** Positive for a debit, negative for a credit. */
  cents: Once<number>
  /** The due or the claim of this line, if any. */
  due_id: Once<string | null | undefined>
  claim_id: Once<string | null | undefined>
}

interface LedgerClosingTable {
  /** The first day of the month. */
  month: Once<string>
  closed_at: Once<Date>
  closed_by: Once<string>
  /** How many entries the ledger had at the month's end; written by the database. */
  entries: GeneratedAlways<string>
}

interface LedgerBalanceTable {
  /** The first day of a closed month, and the account's balance at its end. */
  month: Once<string>
  account: Once<LedgerAccount>
  /** Positive for a debit, negative for a credit. */
  cents: Once<number>
}

export interface LedgerTables {
  ledger_account: LedgerAccountTable
  ledger_entry: LedgerEntryTable
  ledger_line: LedgerLineTable
  ledger_closing: LedgerClosingTable
  ledger_balance: LedgerBalanceTable
}
