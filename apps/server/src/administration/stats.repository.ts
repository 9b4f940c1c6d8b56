import type { Stats } from '@sillage/wire/administration/stats.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** A contract whose last day has passed is expired, recorded or not. */
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

/** The age of a claim that is closed counts as well: it tells how long ago it was declared. */
export async function countClaims(database: Database, now: Date): Promise<Stats['claims']> {
  const { rows } = await sql<Stats['claims'][number]>`
    select status, age, count(*)::int as count
    from (
      select status, case
        when declared_at > ${now}::timestamptz - interval '8 days' then '0-7'
        when declared_at > ${now}::timestamptz - interval '31 days' then '8-30'
        when declared_at > ${now}::timestamptz - interval '91 days' then '31-90'
        else '91+' end as age
      from claim) aged
    group by 1, 2 order by 1, 2`.execute(database)
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

/** From the declaration to the first message that staff wrote to its people. */
export async function measureResponses(database: Database): Promise<Stats['responses']> {
  const { rows } = await sql<Stats['responses']>`
    select (count(hours))::int as answered,
      (count(*) filter (where hours is null and status <> 'closed'))::int as waiting,
      round((percentile_cont(0.5) within group (order by hours))::numeric, 1)::float8 as "medianHours",
      round((percentile_cont(0.9) within group (order by hours))::numeric, 1)::float8 as "ninthDecileHours"
    from (
      select claim.status,
        extract(epoch from first_answer.at - claim.declared_at) / 3600 as hours
      from claim left join (
        select claim_id, min(posted_at) as at
        from claim_message join account on account.id = claim_message.account_id
        where claim_message.kind = 'text' and account.role <> 'user'
        group by 1) first_answer on first_answer.claim_id = claim.id) measured`.execute(database)
  return rows[0] ?? { answered: 0, waiting: 0, medianHours: null, ninthDecileHours: null }
}
