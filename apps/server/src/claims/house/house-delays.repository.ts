import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

const READ = [
  'version',
  'answer',
  'study',
  'decision',
  'reason',
  'written_by',
  'written_at',
] as const

/** The delays in force at a moment, if any were written by then. */
export function findDelaysAt(database: Database, at: Date) {
  return database
    .selectFrom('house_delays')
    .select(READ)
    .where('written_at', '<=', at)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The versions, the newest first. */
export function findDelays(database: Database, limit: number) {
  return database
    .selectFrom('house_delays')
    .select(READ)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
}

/** Returns false when somebody has just written that version. */
export async function insertDelays(
  transaction: Database,
  row: Insertable<Schema['house_delays']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await transaction
    .insertInto('house_delays')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted === 1n
}
