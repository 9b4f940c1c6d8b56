import type { LateFacts } from '@sillage/domain/claims/desk/late-causes.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export interface LateRow extends LateFacts {
  readonly id: string
}

interface LateSince {
  readonly late: Date
  readonly day: string
}

/** What is known of each claim that has waited for us since before a moment. */
export async function findLateFacts(
  database: Database,
  since: LateSince,
): Promise<readonly LateRow[]> {
  const { rows } = await lateClaims(since).execute(database)
  return rows
}

/** The same claims counted by what is known of them: at most 32 rows of however many claims. */
export async function countLateFacts(
  database: Database,
  since: LateSince,
): Promise<readonly (LateFacts & { readonly count: number })[]> {
  const { rows } = await sql<LateFacts & { readonly count: number }>`
    select "hasHandler", "isHandlerAway", "signatureWaits", "isAnswered", "isRepliedTo", count(*)::int as count
    from (${lateClaims(since)}) late group by 1, 2, 3, 4, 5`.execute(database)
  return rows
}

function lateClaims({ late, day }: LateSince) {
  return sql<LateRow>`
    select claim.id, handler.id is not null as "hasHandler",
      exists (select from staff_absence where staff_absence.account_id = handler.id
        and ${day}::date between first_day and last_day) as "isHandlerAway",
      exists (select from claim_proposal
        where claim_id = claim.id and answer is null) as "signatureWaits",
      answer.posted_at is not null as "isAnswered",
      exists (select from claim_message message join account author on author.id = message.account_id
        where message.claim_id = claim.id and message.kind = 'text' and message.id > answer.id
          and (author.role = 'user' or author.id = claim.owner_id))
      or exists (select from claim_provided_document
        where claim_id = claim.id and provided_at > answer.posted_at) as "isRepliedTo"
    from claim
    left join account handler
      on handler.id = claim.assignee_id and handler.is_active and handler.role <> 'user'
    left join lateral (
      select message.id, message.posted_at from claim_message message
      join account author on author.id = message.account_id
      where message.claim_id = claim.id and message.kind = 'text'
        and author.role <> 'user' and author.id <> claim.owner_id
      order by message.id desc limit 1) answer on true
    where urgency_rank < 2 and waiting_since < ${late}`
}

/** When the open claims were declared, and whose turn they are, counted by whole days of age. */
export async function findAges(database: Database, now: Date) {
  const { rows } = await sql<{ days: number; waiting: 'insurer' | 'customer'; count: number }>`
    select floor(extract(epoch from ${now}::timestamptz - declared_at) / 86400)::int as days,
      case urgency_rank when 2 then 'customer' else 'insurer' end as waiting, count(*)::int as count
    from claim where urgency_rank < 3
    group by 1, 2`.execute(database)
  return rows
}
