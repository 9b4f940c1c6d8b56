import type { ColumnType } from 'kysely'

interface ClaimPersonLimitTable {
  account_id: string
  /** It counts while they have this role. */
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
