import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** The declarations signed with a contract; null when none were asked for yet. */
export async function findDeclared(database: Database, contractId: string) {
  const row = await database
    .selectFrom('contract_signature')
    .select('declarations')
    .where('contract_id', '=', contractId)
    .executeTakeFirst()
  return row?.declarations ?? null
}

/** Whether a declaration of a kind was signed with one of these contracts. */
export async function isDeclared(
  database: Database,
  { kind, chainIds }: { readonly kind: string; readonly chainIds: readonly string[] },
): Promise<boolean> {
  const row = await database
    .selectFrom('contract_signature')
    .select('contract_id')
    .where('contract_id', 'in', chainIds)
    .where(sql<boolean>`declarations @> ${JSON.stringify([{ kind }])}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
