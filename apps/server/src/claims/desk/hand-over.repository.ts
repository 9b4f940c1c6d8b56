import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** The open claims of a handler, most urgent first, locked, each with the team members it concerns. */
export async function lockOpenClaimsOf(transaction: Database, accountId: string) {
  const claims = await transaction
    .selectFrom('claim')
    .select(['claim.id', 'claim.status', 'claim.owner_id', 'claim.assignee_id'])
    .where('claim.assignee_id', '=', accountId)
    .where('claim.urgency_rank', '<', (eb) => eb.lit(3))
    .orderBy('claim.urgency_rank')
    .orderBy('claim.waiting_since')
    .orderBy('claim.id')
    .forUpdate()
    .execute()
  if (claims.length === 0) return []
  const concerned = await transaction
    .selectFrom('claim_participant')
    .select(['claim_id', 'account_id'])
    .where('is_concerned', '=', (eb) => eb.lit(true))
    .where(
      'claim_id',
      'in',
      claims.map(({ id }) => id),
    )
    .execute()
  const byClaim = Map.groupBy(concerned, ({ claim_id }) => claim_id)
  return claims.map(({ owner_id, ...claim }) => ({
    ...claim,
    concernedIds: [owner_id, ...(byClaim.get(claim.id) ?? []).map((one) => one.account_id)],
  }))
}

/** The active advisors except one, each with their number of open claims. */
export async function findColleagues(transaction: Database, without: string) {
  const rows = await transaction
    .selectFrom('account')
    .select('account.id')
    .select((eb) =>
      eb
        .selectFrom('claim')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('claim.assignee_id', '=', 'account.id')
        .where('claim.urgency_rank', '<', (literal) => literal.lit(3))
        .as('open_claims'),
    )
    .where('account.role', '=', 'advisor')
    .where('account.is_active', '=', (eb) => eb.lit(true))
    .where('account.id', '<>', without)
    .orderBy('account.id')
    .execute()
  return rows.map(({ id, open_claims }) => ({ id, openClaims: open_claims ?? 0 }))
}
