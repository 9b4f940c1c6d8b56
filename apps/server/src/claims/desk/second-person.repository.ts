import type { Decision } from '@sillage/domain/claims/outcome.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** The claims with a decision or a reopening that waits for a second person. Small: read from partial indexes. */
export const WAITING_FOR_SECOND = sql<string>`(
  select claim_id from claim_proposal where answer is null
  union all select claim_id from claim_reopening where answer is null)`

interface WaitingRow {
  readonly claim_id: string
  readonly nature_id: string
  /** Null for a reopening. */
  readonly decision: Decision | null
  /**
   * For a decision: what would be paid. For a reopening: what is ordered or paid already. For a refusal: what was asked
   * for, or the reserve if that is more.
   */
  readonly cents: number
  readonly by: string
  readonly at: Date
}

const WAITING = sql`(
      select proposal.claim_id, decision,
        case when decision = 'refused'
          then greatest(coalesce((reckoning ->> 'lossCents')::int, 0), coalesce((
            select cents from claim_reserve where claim_reserve.claim_id = proposal.claim_id
            order by set_at desc, id limit 1), 0))
          else amount_cents - excess_cents end as cents,
        proposed_by as by, proposed_at as at
      from claim_proposal proposal where answer is null
      union all
      select claim_id, null, claim_ordered(claim_id)::int, asked_by, asked_at
      from claim_reopening where answer is null) as waiting
    join claim on claim.id = waiting.claim_id`

/** What waits for a second person, the oldest first, and how much there is. */
export async function findWaitingForSecond(database: Database, most: number) {
  const { rows } = await sql<WaitingRow & { found: number }>`
    select waiting.claim_id, waiting.decision, waiting.cents, waiting.by, waiting.at,
      claim.nature_id, (count(*) over ())::int as found from ${WAITING}
    order by waiting.at limit ${most}`.execute(database)
  return { rows, found: rows[0]?.found ?? 0 }
}

interface SecondPerson {
  readonly accountId: string
  /** What they decide alone, in cents; null without a limit. */
  readonly limit: number | null
}

/**
 * The claims with a decision or a reopening that this person may accept: within their limit, not their own work, on a
 * claim that does not concern them.
 */
export async function findClaimsToSign(
  database: Database,
  { accountId, limit }: SecondPerson,
): Promise<string[]> {
  const { rows } = await sql<{ claim_id: string }>`
    select waiting.claim_id from ${WAITING}
    where waiting.by <> ${accountId} and claim.owner_id <> ${accountId}
      and (${limit}::bigint is null or waiting.cents <= ${limit}::bigint)
      and not exists (select from claim_participant
        where claim_participant.claim_id = claim.id and account_id = ${accountId} and is_concerned)
      and (decision is not null or not exists (select from claim_outcome
        where claim_outcome.claim_id = claim.id and ${accountId} in (decided_by, approved_by)))
    `.execute(database)
  return rows.map(({ claim_id: claimId }) => claimId)
}
