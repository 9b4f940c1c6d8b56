import type { StatementShared, StatementSide } from '@sillage/domain/claims/statement/statement.ts'
import type { Generated, JSONColumnType, Selectable } from 'kysely'

interface ClaimStatementTable {
  claim_id: string
  version: Generated<number>
  shared: JSONColumnType<StatementShared>
  side_a: JSONColumnType<StatementSide>
  side_b: JSONColumnType<StatementSide>
  sketch: Buffer | null
  guest_token_sha256: Buffer | null
  guest_until: Date | null
  signed_a_by: string | null
  signature_a: Buffer | null
  signed_a_at: Date | null
  /** By the clock of the device, when it was signed offline. */
  signed_a_given_at: Date | null
  signed_b_by: string | null
  signature_b: Buffer | null
  signed_b_at: Date | null
  signed_b_given_at: Date | null
  created_at: Date
  updated_at: Date
}

export interface StatementTables {
  claim_statement: ClaimStatementTable
}

export type StatementRow = Selectable<ClaimStatementTable>
