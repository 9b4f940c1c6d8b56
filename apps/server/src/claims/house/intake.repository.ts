import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

const READ = [
  'nature_id',
  'version',
  'checklist',
  'questions',
  'reason',
  'written_by',
  'written_at',
] as const

/** The newest written version of each of these natures; a nature without any is absent. */
export function findNewestIntakes(database: Database, natureIds: readonly string[]) {
  return database
    .selectFrom('claim_intake')
    .distinctOn('nature_id')
    .select(READ)
    .where('nature_id', 'in', natureIds)
    .orderBy('nature_id')
    .orderBy('version', 'desc')
    .execute()
}

export function findIntake(
  database: Database,
  { natureId, version }: { natureId: string; version: number },
) {
  return database
    .selectFrom('claim_intake')
    .select(READ)
    .where('nature_id', '=', natureId)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** The versions of a nature, the newest first: two hundred at most. */
export function findIntakes(database: Database, natureId: string) {
  return database
    .selectFrom('claim_intake')
    .select(READ)
    .where('nature_id', '=', natureId)
    .orderBy('version', 'desc')
    .limit(200)
    .execute()
}

export type IntakeRow = Awaited<ReturnType<typeof findIntakes>>[number]

/** Returns false when somebody has just written that version. */
export async function insertIntake(
  transaction: Database,
  row: Insertable<Schema['claim_intake']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await transaction
    .insertInto('claim_intake')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted === 1n
}
