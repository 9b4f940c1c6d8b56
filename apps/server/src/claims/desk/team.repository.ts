import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

interface Moments {
  /** What has waited for us since before it is late. */
  readonly late: Date
  readonly ten: Date
  readonly thirty: Date
}

interface LoadRow {
  /** Null: nobody active. */
  readonly id: string | null
  readonly open: number
  readonly late: number
  readonly insurer: number
  readonly customer: number
  readonly waits10: number
  readonly waits30: number
}

/**
 * The open claims of everybody of the team who is active, and those of nobody. Whose turn it is stands in the rank,
 * so that the index of open claims answers alone.
 */
export async function findLoads(database: Database, { late, ten, thirty }: Moments) {
  const { rows } = await sql<LoadRow>`
    select handler.id, count(*)::int as open,
      (count(*) filter (where urgency_rank < 2 and waiting_since < ${late}))::int as late,
      (count(*) filter (where urgency_rank < 2))::int as insurer,
      (count(*) filter (where urgency_rank = 2))::int as customer,
      (count(*) filter (where waiting_since <= ${ten}))::int as waits10,
      (count(*) filter (where waiting_since <= ${thirty}))::int as waits30
    from claim left join account handler
      on handler.id = claim.assignee_id and handler.is_active and handler.role <> 'user'
    where urgency_rank < 3
    group by 1`.execute(database)
  return rows
}

/** Who answered claims of the period first, how many, and the median of the hours since each was declared. */
export async function findFirstAnswers(database: Database, since: Date) {
  const { rows } = await sql<{ id: string; count: number; hours: number }>`
    select account_id as id, count(*)::int as count,
      (percentile_cont(0.5) within group (order by hours))::float8 as hours
    from (
      select distinct on (claim.id) message.account_id,
        extract(epoch from message.posted_at - claim.declared_at) / 3600 as hours
      from claim
      join claim_message message on message.claim_id = claim.id and message.kind = 'text'
      join account author on author.id = message.account_id
        and author.role <> 'user' and author.id <> claim.owner_id
      where claim.declared_at > ${since}
      order by claim.id, message.id) answered
    group by 1`.execute(database)
  return rows
}

/** Who decided in the period, of how many files, and the median of the days since each claim was declared. */
export async function findDecisions(database: Database, since: Date) {
  const { rows } = await sql<{ id: string; count: number; days: number }>`
    select decided_by as id, count(distinct claim_id)::int as count,
      (percentile_cont(0.5) within group (
        order by extract(epoch from decided_at - declared_at) / 86400))::float8 as days
    from claim_outcome join claim on claim.id = claim_outcome.claim_id
    where decided_at > ${since}
    group by 1`.execute(database)
  return rows
}

/** How many files were reopened in the period, by who has them now. */
export async function findReopened(database: Database, since: Date) {
  const { rows } = await sql<{ id: string; count: number }>`
    select assignee_id as id, count(distinct claim_id)::int as count
    from claim_event join claim on claim.id = claim_event.claim_id
    where kind = 'reopened' and at > ${since} and assignee_id is not null
    group by 1`.execute(database)
  return rows
}
