import { type Insertable, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Page } from '../platform/database/page.ts'
import type { RowOf } from '../platform/database/rows.ts'
import { columnsOf } from '../platform/database/tables/row-columns.ts'
import type { Schema } from '../platform/database/tables/schema.ts'
import type { ClaimRow } from '../platform/database/tables/tables-claims.ts'

/** The columns that every reply about a claim needs. */
export const LISTED = [
  'claim.id',
  'claim.nature',
  'claim.nature_id',
  'claim.description',
  'claim.declared_at',
  'claim.status',
  'claim.contract_id',
  'claim.incident_date',
] as const

export type ListedClaim = RowOf<ClaimRow, typeof LISTED>

/** How many documents staff has asked for and not yet received. */
export const openRequests = sql<number>`(
  select count(*)::int from claim_document_request asked
  where asked.claim_id = claim.id and asked.fulfilled_at is null and asked.withdrawn_at is null)`

/** The claims that an account takes part in, its own among them, the latest first. */
export function findClaimsOf(database: Database, accountId: string, page: Page) {
  return database
    .selectFrom('claim')
    .innerJoin('claim_participant', 'claim_participant.claim_id', 'claim.id')
    .innerJoin('contract', 'contract.id', 'claim.contract_id')
    .select(['contract.product', 'contract.answers', 'contract.travels'])
    .select(['contract.start_date', 'contract.end_date'])
    .select([...LISTED, 'claim.owner_id', 'claim.waiting', openRequests.as('open_requests')])
    .select('claim_participant.relation')
    .where('claim_participant.account_id', '=', accountId)
    .orderBy('claim.declared_at', 'desc')
    .orderBy('claim.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** Every claim, the latest first. */
export function findAllClaims(database: Database, page: Page): Promise<ListedClaim[]> {
  return database
    .selectFrom('claim')
    .select(LISTED)
    .orderBy('claim.declared_at', 'desc')
    .orderBy('claim.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export function insertClaim(
  database: Database,
  claim: Insertable<Schema['claim']>,
): Promise<ClaimRow> {
  return database
    .insertInto('claim')
    .values(claim)
    .returning(columnsOf('claim'))
    .executeTakeFirstOrThrow()
}
