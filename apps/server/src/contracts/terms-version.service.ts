import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The version of the general conditions that every contract of a chain was signed on; null where they differ, or kept none. */
export async function termsVersionOf(
  database: Database,
  contractId: string,
): Promise<string | null> {
  const { rows } = await sql<{ version: string | null }>`
    select distinct linked.terms_version as version
    from contract asked
      join contract linked
        on coalesce(linked.origin_contract_id, linked.id) = coalesce(asked.origin_contract_id, asked.id)
    where asked.id = ${contractId}`.execute(database)
  const [first, second] = rows
  return first && !second ? first.version : null
}
