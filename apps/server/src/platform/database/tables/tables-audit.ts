import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface AuditEntryTable {
  id: Generated<string>
  at: Generated<Date>
  /** Null for the server itself. */
  actor_id: string | null
  action: string
  subject_kind: string
  subject_id: string
  detail: JSONColumnType<Record<string, unknown>>
}

/** Written by the database alone: one row for each entry, in commit order. */
export interface AuditChainTable {
  position: ColumnType<string, never, never>
  entry_id: ColumnType<string, never, never>
  /** SHA-256 of the previous hash and of the entry's content. */
  hash: ColumnType<Buffer, never, never>
}
