import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Who first answered the claims of the period, how many, and the median number of hours since each was declared. */
export async function findFirstAnswers(database: Database, since: Date) {
  const { rows } = await sql<{ id: string; count: number; hours: number }>`
    select first_answer_by as id, count(*)::int as count,
      percentile_cont(0.5) within group (order by first_answer_minutes) / 60 as hours
    from claim where declared_at > ${since} and first_answer_by is not null
    group by 1`.execute(database)
  return rows
}

/**
 * Who decided in the period, of how many files, and the median of the days since each claim was declared. A file that
 * somebody decided twice in the period is looked up; counting distinct files would sort all of them.
 */
export async function findDecisions(database: Database, since: Date) {
  const { rows } = await sql<{ id: string; count: number; days: number }>`
    select decided_by as id,
      (count(*) filter (where decided_before_at is null or decided_before_at <= ${since} or not exists (
        select from claim_outcome earlier where earlier.claim_id = claim_outcome.claim_id
          and earlier.decided_by = claim_outcome.decided_by and earlier.decided_at > ${since}
          and earlier.decided_at < claim_outcome.decided_at)))::int as count,
      percentile_cont(0.5) within group (order by after_minutes) / 1440 as days
    from claim_outcome where decided_at > ${since}
    group by 1`.execute(database)
  return rows
}

/** How many files were reopened in the period, by their current handler. */
export async function findReopened(database: Database, since: Date) {
  const { rows } = await sql<{ id: string; count: number }>`
    select assignee_id as id, count(distinct claim_id)::int as count
    from claim_event join claim on claim.id = claim_event.claim_id
    where kind = 'reopened' and at > ${since} and assignee_id is not null
    group by 1`.execute(database)
  return rows
}
