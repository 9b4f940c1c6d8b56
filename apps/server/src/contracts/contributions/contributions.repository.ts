import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** What some contracts bought and what became of it, in the order in which it happened. */
export function findEntries(database: Database, contractIds: readonly string[]) {
  return database
    .selectFrom('contribution_entry')
    .select(['contract_id', 'kind', 'cents', 'kg', 'option', 'first_day', 'last_day', 'at'])
    .select(['partner', 'certificate'])
    .where('contract_id', '=', sql<string>`any(${contractIds}::uuid[])`)
    .orderBy('id')
    .execute()
}

export type ContributionEntry = Awaited<ReturnType<typeof findEntries>>[number]

export async function insertEntries(
  transaction: Database,
  entries: readonly Insertable<Schema['contribution_entry']>[],
) {
  if (entries.length > 0)
    await transaction.insertInto('contribution_entry').values(entries).execute()
}
