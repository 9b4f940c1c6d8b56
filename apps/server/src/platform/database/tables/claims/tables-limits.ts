import type { ColumnType } from 'kysely'

interface ClaimPersonLimitTable {
  account_id: string
  /** Counts only while the account has this role. */
  role: string
  /** A bigint: read as text. */
  cents: ColumnType<string, number, number>
  set_by: string
  set_at: Date
}

interface ClaimLimitTable {
  role: string
  /** A bigint: read as text. */
  cents: ColumnType<string, number, number>
}

export interface LimitTables {
  claim_limit: ClaimLimitTable
  claim_person_limit: ClaimPersonLimitTable
}
