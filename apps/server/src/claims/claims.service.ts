import { contractName } from '@sillage/domain/products/contract-name.ts'
import type { claims } from '@sillage/wire/claims/claims.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import { recordListing } from '../audit/audit.service.ts'
import { readNewest } from '../platform/database/page.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { presentClaim } from './claims.present.ts'
import { findAllClaims, findClaimsOf } from './claims.repository.ts'

/** The claims that an account takes part in, its own among them; the newest unless a page is asked for. */
export async function claimsOf(context: RequestContext, query: Query<typeof claims.mine>) {
  const accountId = context.session.account.id
  const rows = await readNewest(context, query, (page) =>
    findClaimsOf(context.database, accountId, page),
  )
  return rows.map((row) => ({
    ...presentClaim(row),
    // third parties may not read what was declared or what is missing
    ...(row.relation !== null && { description: '' }),
    is_owner: row.owner_id === accountId,
    contract_name: row.owner_id === accountId ? nameOf(row) : '',
    waiting: row.waiting,
    open_requests: row.relation === null ? row.open_requests : 0,
  }))
}

function nameOf({
  start_date,
  end_date,
  ...row
}: Awaited<ReturnType<typeof findClaimsOf>>[number]): string {
  const start = Temporal.PlainDate.from(start_date)
  return contractName({ ...row, start, end: Temporal.PlainDate.from(end_date) })
}

/** Every claim, for staff; the newest unless a page is asked for. */
export async function allClaims(context: RequestContext, query: Query<typeof claims.all>) {
  const { database, session } = context
  const rows = await readNewest(context, query, (page) => findAllClaims(database, page))
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
