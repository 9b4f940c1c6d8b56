import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

export async function insertFault(transaction: Database, row: Insertable<Schema['claim_fault']>) {
  await transaction.insertInto('claim_fault').values(row).execute()
}

/** The fault decisions of a claim, latest first. */
export function findFaults(database: Database, claimId: string) {
  return database
    .selectFrom('claim_fault')
    .select(['fault', 'reason', 'set_by', 'set_at'])
    .where('claim_id', '=', claimId)
    .orderBy('set_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function findLastFault(database: Database, claimId: string) {
  return database
    .selectFrom('claim_fault')
    .select(['fault', 'reason', 'set_at'])
    .where('claim_id', '=', claimId)
    .orderBy('set_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
