import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

interface Periods {
  readonly now: Date
  readonly days: number
  readonly count: number
}

interface TrendRow {
  readonly id: string
  /** So many periods before the last. */
  readonly back: number
  /** Files. */
  readonly count: number
  /** Hours, or days. */
  readonly median: number
}

/** By whom claims were decided in each period, of how many files, and the median of the days since each was declared. */
export async function findDecisionTrends(database: Database, periods: Periods) {
  const { rows } = await sql<TrendRow>`
    select decided_by as id, ${backOf('decided_at', periods)} as back, count(distinct claim_id)::int as count,
      (percentile_cont(0.5) within group (
        order by extract(epoch from decided_at - declared_at) / 86400))::float8 as median
    from claim_outcome join claim on claim.id = claim_outcome.claim_id
    where decided_at > ${firstOf(periods)} and decided_at <= ${periods.now}
    group by 1, 2`.execute(database)
  return rows
}

/** Who answered the claims that were declared in each period first, and the median of the hours since. */
export async function findAnswerTrends(database: Database, periods: Periods) {
  const { rows } = await sql<TrendRow>`
    select account_id as id, back, count(*)::int as count,
      (percentile_cont(0.5) within group (order by hours))::float8 as median
    from (
      select distinct on (claim.id) message.account_id, ${backOf('claim.declared_at', periods)} as back,
        extract(epoch from message.posted_at - claim.declared_at) / 3600 as hours
      from claim
      join claim_message message on message.claim_id = claim.id and message.kind = 'text'
      join account author on author.id = message.account_id
        and author.role <> 'user' and author.id <> claim.owner_id
      where claim.declared_at > ${firstOf(periods)} and claim.declared_at <= ${periods.now}
      order by claim.id, message.id) answered
    group by 1, 2`.execute(database)
  return rows
}

function backOf(moment: string, { now, days }: Periods) {
  return sql<number>`floor(extract(epoch from ${now}::timestamptz - ${sql.ref(moment)}) / ${days * 86_400})::int`
}

function firstOf({ now, days, count }: Periods) {
  return new Date(now.getTime() - days * count * 86_400_000)
}
