import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** `YYYY-MM-DD`. */
type Day = string
/** A bigint: read as text. */
type Bigint = ColumnType<string, number, number>

interface PaymentBatchTable {
  id: string
  number: GeneratedAlways<string>
  kind: 'collections' | 'transfers'
  settles_on: Day
  creditor_id: string
  message_id: string
  prepared_at: Date
  prepared_by: string
  approved_at: Generated<Date | null>
  approved_by: string | null
  withdrawn_at: Generated<Date | null>
  withdrawn_by: string | null
  file_sealed: Buffer | null
  file_sha256: Buffer | null
  downloaded_at: Generated<Date | null>
  downloaded_by: string | null
  group_status: string | null
  answered_at: Generated<Date | null>
}

interface PaymentOrderTable {
  id: string
  batch_id: string
  /** Of a collection; else it pays a payout. */
  due_id: string | null
  payout_id: string | null
  policy_id: string
  mandate_id: string | null
  bank_account_id: string
  end_to_end_id: string
  cents: number
  state: 'prepared' | 'sent' | 'settled' | 'rejected' | 'returned' | 'withdrawn'
  /** The code of the bank. */
  reason: string | null
  answered_on: Day | null
}

interface PaymentLimitTable {
  role: string
  cents: Bigint
}

interface BankStatementTable {
  id: string
  rank: GeneratedAlways<string>
  account: string
  statement_id: string
  opening: Bigint
  closing: Bigint
  file_sha256: Buffer
  imported_at: Date
  imported_by: string
}

interface BankMovementTable {
  id: string
  statement_id: string
  account: string
  reference: string
  rank: number
  cents: Bigint
  booked_on: Day
  party: string
  label: string
  end_to_end_id: string | null
  reason: string | null
  order_id: string | null
  batch_id: string | null
  due_id: string | null
  proposed_due_id: string | null
  matched_by_rule: 'order' | 'batch' | 'reference' | 'mandate' | 'fee' | 'person' | null
  matched_at: Date | null
  matched_by: string | null
}

export interface BankTables {
  payment_batch: PaymentBatchTable
  payment_order: PaymentOrderTable
  payment_limit: PaymentLimitTable
  bank_statement: BankStatementTable
  bank_movement: BankMovementTable
}
