import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What somebody without an account complained of has a term of its own: another's contract doesn't take it along. */
export async function detachCorrespondents(database: Database, contractIds: readonly string[]) {
  await sql`
    update complaint set contract_id = null, claim_id = null
    where account_id is null and (contract_id = any(${contractIds}::uuid[]) or claim_id in (
      select id from claim where contract_id = any(${contractIds}::uuid[])))`.execute(database)
}
