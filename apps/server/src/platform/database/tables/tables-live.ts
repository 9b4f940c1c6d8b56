import type { ColumnType, Generated, JSONColumnType } from 'kysely'

interface LiveEventTable {
  id: Generated<string>
  /** Assigned at commit; as a number it is exact up to 2^53. */
  position: ColumnType<string | null, never, never>
  account_ids: string[]
  for_staff: boolean
  kind: string
  payload: JSONColumnType<object>
  at: Generated<Date>
}

interface LiveClockTable {
  only_row: boolean
  position: string
}

export interface LiveTables {
  live_event: LiveEventTable
  live_clock: LiveClockTable
}
