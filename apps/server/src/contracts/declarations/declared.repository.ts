import type { Database } from '../../platform/database/database.ts'

/** What was declared with the signature of a contract; null where it was not asked yet. */
export async function findDeclared(database: Database, contractId: string) {
  const row = await database
    .selectFrom('contract_signature')
    .select('declarations')
    .where('contract_id', '=', contractId)
    .executeTakeFirst()
  return row?.declarations ?? null
}
