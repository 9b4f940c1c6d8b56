import { AGE_BAND_IDS, AGE_BANDS } from '@sillage/domain/claims/desk/age-bands.ts'
import type { Stats } from '@sillage/wire/administration/stats.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** A contract whose last day has passed counts as expired even before that is recorded. */
export async function countContracts(
  database: Database,
  today: string,
): Promise<Stats['contracts']> {
  const { rows } = await sql<Stats['contracts'][number]>`
    select product as type,
      case when status = 'active' and end_date < ${today}::date then 'expired' else status end as status,
      count(*)::int as count
    from contract group by 1, 2 order by 1, 2`.execute(database)
  return rows
}

/** Includes the age of closed claims: the time since their declaration. */
export async function countClaims(
  database: Database,
  today: Temporal.PlainDate,
): Promise<Stats['claims']> {
  const bands = AGE_BAND_IDS.toReversed().map(
    (age) => sql`when days >= ${AGE_BANDS[age].from} then ${age}`,
  )
  const { rows } = await sql<Stats['claims'][number]>`
    select status, case ${sql.join(bands, sql` `)} end as age, sum(count)::int as count
    from (
      select status, ${today.toString()}::date - (declared_at at time zone 'Europe/Paris')::date as days,
        count(*) as count
      from claim group by 1, 2) aged
    group by 1, 2 order by 1, min(days)`.execute(database)
  return rows
}

export async function sumContributions(database: Database): Promise<Stats['contributions']> {
  const { rows } = await sql<Stats['contributions'][number]>`
    select contribution ->> 'option' as option, count(*)::int as count,
      round(sum((contribution ->> 'kg')::numeric), 2)::float8 as kg,
      (sum(compensation_cents) / 100.0)::float8 as cost
    from contract where contribution is not null
    group by 1 order by 1`.execute(database)
  return rows
}

export async function countAccounts(database: Database): Promise<Stats['users']> {
  const { rows } = await sql<Stats['users'][number]>`
    select role, (count(*) filter (where is_active))::int as active,
      (count(*) filter (where not is_active))::int as inactive
    from account group by 1 order by 1`.execute(database)
  return rows
}

/** The time from the declaration to staff's first message to the customer. */
export async function measureResponses(database: Database): Promise<Stats['responses']> {
  const { rows } = await sql<Stats['responses']>`
    select count(first_answer_minutes)::int as answered,
      (count(*) filter (where first_answer_minutes is null and status <> 'closed'))::int as waiting,
      (count(*) filter (where first_answer_minutes is null and status = 'closed'))::int as unanswered,
      ${inHours(0.5)} as "medianHours", ${inHours(0.9)} as "ninthDecileHours"
    from claim`.execute(database)
  return (
    rows[0] ?? { answered: 0, waiting: 0, unanswered: 0, medianHours: null, ninthDecileHours: null }
  )
}

/** A percentile of the response times in hours, to a tenth. */
function inHours(share: number) {
  return sql`round((percentile_cont(${sql.lit(share)}) within group (order by first_answer_minutes) / 60)::numeric, 1)::float8`
}
