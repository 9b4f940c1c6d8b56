import type { Insertable } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { ClaimRow, Schema } from '../platform/database/schema.ts'

export function findClaimsOf(database: Database, accountId: string): Promise<ClaimRow[]> {
  return database
    .selectFrom('claim')
    .selectAll()
    .where('owner_id', '=', accountId)
    .orderBy('declared_at', 'desc')
    .execute()
}

export async function insertClaim(database: Database, claim: Insertable<Schema['claim']>) {
  await database.insertInto('claim').values(claim).execute()
}
