import type { ComplaintMotive } from '@sillage/domain/complaints/register.ts'
import type { DayRange } from '@sillage/domain/figures/periods.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

interface MoneyRow {
  /** YYYY-MM; null: of the period before. */
  readonly month: string | null
  readonly nature_id: string | null
  readonly paid: number
  readonly recovered: number
  readonly reserved: number
}

/** What the ledger says of claims in a period by month and nature, and in the one before by nature, in cents. */
export async function sumClaimsMoney(
  database: Database,
  { now, before }: { now: DayRange; before: DayRange },
): Promise<readonly MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`
    select case when on_day >= ${day(now.from)} then to_char(on_day, 'YYYY-MM') end as month,
      nature_id,
      coalesce(sum(cents) filter (where account = 'claims_paid'), 0)::float8 as paid,
      coalesce(-sum(cents) filter (where account = 'recoveries'), 0)::float8 as recovered,
      coalesce(sum(cents) filter (where account = 'reserve_change'), 0)::float8 as reserved
    from claim_money
    where account in ('claims_paid', 'recoveries', 'reserve_change')
      and (on_day between ${day(before.from)} and ${day(before.to)}
        or on_day between ${day(now.from)} and ${day(now.to)})
    group by 1, 2`.execute(database)
  return rows
}

/** What is put aside for all claims until a day, in cents. */
export async function sumReserve(database: Database, until: Temporal.PlainDate): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum(cents), 0)::float8 as cents from claim_money
    where account = 'claims_reserve' and on_day <= ${day(until)}`.execute(database)
  return rows[0]?.cents ?? 0
}

/** Puts together the sums of one day, account and nature. */
export async function packClaimMoney(database: Database) {
  await sql`select pack_claim_money()`.execute(database)
}

interface Moments {
  /** The period begins. */
  readonly since: Date
  /** The one before begins. */
  readonly before: Date
}

interface ActivityRow {
  readonly is_now: boolean
  readonly declared: number
  readonly decided: number
  readonly reopened: number
  readonly first_answer_hours: number | null
  readonly decision_days: number | null
}

/** What was declared, decided and reopened in a period and in the one before, and the medians of their delays. */
export async function countActivity(
  database: Database,
  { since, before }: Moments,
): Promise<readonly ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    with declared as (
      select declared_at > ${since} as is_now, count(*)::int as count
      from claim where declared_at > ${before} group by 1),
    decided as (
      select decided_at > ${since} as is_now, count(distinct claim_id)::int as count,
        percentile_cont(0.5) within group (
          order by extract(epoch from decided_at - declared_at) / 86400) as days
      from claim_outcome join claim on claim.id = claim_id
      where decided_at > ${before} group by 1),
    reopened as (
      select at > ${since} as is_now, count(distinct claim_id)::int as count
      from claim_event where kind = 'reopened' and at > ${before} group by 1),
    answered as (
      select is_now, percentile_cont(0.5) within group (order by hours) as hours
      from (
        select distinct on (claim.id) claim.declared_at > ${since} as is_now,
          extract(epoch from message.posted_at - claim.declared_at) / 3600 as hours
        from claim
        join claim_message message on message.claim_id = claim.id and message.kind = 'text'
        join account author on author.id = message.account_id
          and author.role <> 'user' and author.id <> claim.owner_id
        where claim.declared_at > ${before}
        order by claim.id, message.id) first_answer
      group by 1)
    select period.is_now, coalesce(declared.count, 0) as declared,
      coalesce(decided.count, 0) as decided, coalesce(reopened.count, 0) as reopened,
      answered.hours::float8 as first_answer_hours, decided.days::float8 as decision_days
    from (values (true), (false)) period (is_now)
      left join declared using (is_now) left join decided using (is_now)
      left join reopened using (is_now) left join answered using (is_now)`.execute(database)
  return rows
}

interface MotiveRow {
  readonly motive: ComplaintMotive | null
  readonly now: number
  readonly before: number
}

/** The complaints received in a period and in the one before, by motive. */
export async function countReceived(
  database: Database,
  { since, before }: Moments,
): Promise<readonly MotiveRow[]> {
  const { rows } = await sql<MotiveRow>`
    select motive, (count(*) filter (where received_at > ${since}))::int as now,
      (count(*) filter (where received_at <= ${since}))::int as before
    from complaint where received_at > ${before} group by 1`.execute(database)
  return rows
}

/** A day written out, so that the planner knows how much there is to read. */
function day(one: Temporal.PlainDate) {
  return sql`${sql.lit(one.toString())}::date`
}
