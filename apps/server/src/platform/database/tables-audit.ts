import type { Generated, JSONColumnType } from 'kysely'

export interface AuditEntryTable {
  id: Generated<string>
  at: Generated<Date>
  /** Null: the server itself. */
  actor_id: string | null
  action: string
  subject_kind: string
  subject_id: string
  detail: JSONColumnType<Record<string, unknown>>
}
