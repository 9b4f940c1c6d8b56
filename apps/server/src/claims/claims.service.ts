import type { Claim } from '@sillage/wire/claims.ts'
import type { Database } from '../platform/database/database.ts'
import { presentClaim } from './claims.present.ts'
import { findClaimsOf } from './claims.repository.ts'

export async function claimsOf(database: Database, accountId: string): Promise<Claim[]> {
  const rows = await findClaimsOf(database, accountId)
  return rows.map(presentClaim)
}
