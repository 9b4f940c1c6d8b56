import type { claims } from '@sillage/wire/claims/claims.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import { recordListing } from '../audit/audit.service.ts'
import type { Database } from '../platform/database/database.ts'
import { pageOf } from '../platform/database/page.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { presentClaim } from './claims.present.ts'
import { findAllClaims, findClaimsOf } from './claims.repository.ts'

/** The claims that an account takes part in, its own first of all; all of them unless a page is asked for. */
export async function claimsOf(
  database: Database,
  accountId: string,
  query: Query<typeof claims.mine>,
) {
  const rows = await findClaimsOf(database, accountId, pageOf(query))
  return rows.map((row) => ({
    ...presentClaim(row),
    is_owner: row.owner_id === accountId,
    waiting: row.waiting,
    open_requests: row.open_requests,
  }))
}

/** Every claim, for staff; all of them unless a page is asked for. */
export async function allClaims(
  { database, session }: RequestContext,
  query: Query<typeof claims.all>,
) {
  const rows = await findAllClaims(database, pageOf(query))
  await recordListing(database, {
    actorId: session.account.id,
    action: 'claim.listed',
    subjectKind: 'claim',
    subjectId: '',
    filter: {},
    found: rows.length,
  })
  return rows.map(presentClaim)
}
