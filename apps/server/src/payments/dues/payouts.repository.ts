import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

export async function insertPayout(transaction: Database, payout: Insertable<Schema['payout']>) {
  await transaction.insertInto('payout').values(payout).execute()
}

/** The bank account that a mandate has debited: the one before, until a collection has told the bank of the change. */
export async function findPaidFrom(database: Database, mandateId: string): Promise<string | null> {
  const row = await database
    .selectFrom('mandate')
    .select(['bank_account_id', 'former_account_id'])
    .where('id', '=', mandateId)
    .executeTakeFirst()
  return row?.former_account_id ?? row?.bank_account_id ?? null
}
