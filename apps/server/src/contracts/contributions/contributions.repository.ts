import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/**
 * The instalment that includes a contribution. Contracts signed before there were instalments have none: a person must
 * check.
 */
export const DUE = sql`select from due where due.contract_id = bought.contract_id and due.climate > 0 and due.voided_at is null`

/** Whether that instalment is still owed. */
export const IS_OWED = sql<boolean>`exists (${DUE} and (due.issued_at is null
  or (select coalesce(sum(cents), 0) from ledger_line where due_id = due.id and account = 'policyholders') > 0))`

/** What some contracts bought and what became of it, in chronological order. */
export function findEntries(database: Database, contractIds: readonly string[]) {
  return database
    .selectFrom('contribution_entry as bought')
    .select(['contract_id', 'kind', 'cents', 'kg', 'option', 'first_day', 'last_day', 'at'])
    .select(['partner', 'certificate', IS_OWED.as('is_owed')])
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
