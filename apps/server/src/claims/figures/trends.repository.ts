import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

interface Periods {
  readonly now: Date
  readonly days: number
  readonly count: number
}

interface TrendRow {
  readonly id: string
  /** How many periods before the last one. */
  readonly back: number
  /** Number of files. */
  readonly count: number
  /** Hours for answers, days for decisions. */
  readonly median: number
}

/** Who decided claims in each period, how many files, and the median number of days since declaration. */
export async function findDecisionTrends(database: Database, periods: Periods) {
  const { rows } = await sql<TrendRow>`
    select decided_by as id, ${backOf('decided_at', periods)} as back, count(distinct claim_id)::int as count,
      percentile_cont(0.5) within group (order by after_minutes) / 1440 as median
    from claim_outcome
    where decided_at > ${firstOf(periods)} and decided_at <= ${periods.now}
    group by 1, 2`.execute(database)
  return rows
}

/** Who first answered the claims declared in each period, and the median number of hours until then. */
export async function findAnswerTrends(database: Database, periods: Periods) {
  const { rows } = await sql<TrendRow>`
    select first_answer_by as id, ${backOf('declared_at', periods)} as back, count(*)::int as count,
      percentile_cont(0.5) within group (order by first_answer_minutes) / 60 as median
    from claim
    where declared_at > ${firstOf(periods)} and declared_at <= ${periods.now}
      and first_answer_by is not null
    group by 1, 2`.execute(database)
  return rows
}

function backOf(moment: string, { now, days }: Periods) {
  return sql<number>`floor(extract(epoch from ${now}::timestamptz - ${sql.ref(moment)}) / ${days * 86_400})::int`
}

function firstOf({ now, days, count }: Periods) {
  return new Date(now.getTime() - days * count * 86_400_000)
}
