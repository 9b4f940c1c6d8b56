import type { ComplaintMotive } from '@sillage/domain/complaints/register.ts'
import type { DayRange } from '@sillage/domain/figures/periods.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

interface MoneyRow {
  /** YYYY-MM; null for the previous period. */
  readonly month: string | null
  readonly nature_id: string | null
  readonly paid: number
  readonly recovered: number
  readonly reserved: number
}

/** The claim amounts of the ledger, in cents: by month and nature for a period, by nature for the one before. */
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

/** The total reserve of all claims at the end of a day, in cents. */
export async function sumReserve(database: Database, until: Temporal.PlainDate): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum(cents), 0)::float8 as cents from claim_money
    where account = 'claims_reserve' and on_day <= ${day(until)}`.execute(database)
  return rows[0]?.cents ?? 0
}

/** Merges the rows of each day, account and nature into one. */
export async function packClaimMoney(database: Database) {
  await sql`select pack_claim_money()`.execute(database)
}

interface Moments {
  /** Start of the period. */
  readonly since: Date
  /** Start of the previous period. */
  readonly before: Date
}

interface Declared {
  readonly is_now: boolean
  readonly declared: number
  readonly first_answer_hours: number | null
}

interface Decided {
  readonly is_now: boolean
  readonly decided: number
  readonly decision_days: number | null
}

/** The claims declared in a period and in the one before, with the median hours to their first answer. */
export async function countDeclared(
  database: Database,
  moments: Moments,
): Promise<readonly Declared[]> {
  const { rows } = await sql<Declared>`
    select is_now, declared, first_answer_hours from ${periods(moments)}, lateral (
      select count(*)::int as declared,
        percentile_cont(0.5) within group (order by first_answer_minutes) / 60 as first_answer_hours
      from claim where declared_at > since and declared_at <= until) declarations`.execute(database)
  return rows
}

/** The claims decided in a period and in the one before, with the median days to a decision. */
export async function countDecided(
  database: Database,
  moments: Moments,
): Promise<readonly Decided[]> {
  const { rows } = await sql<Decided>`
    select is_now, decided, decision_days from ${periods(moments)}, lateral (
      select (count(*) filter (where decided_before_at is null or decided_before_at <= since))::int as decided,
        percentile_cont(0.5) within group (order by after_minutes) / 1440 as decision_days
      from claim_outcome where decided_at > since and decided_at <= until) decisions`.execute(
    database,
  )
  return rows
}

/** The claims reopened in a period and in the one before. */
export async function countReopened(database: Database, moments: Moments) {
  const { rows } = await sql<{ is_now: boolean; reopened: number }>`
    select is_now, reopened from ${periods(moments)}, lateral (
      select count(distinct claim_id)::int as reopened
      from claim_event where kind = 'reopened' and at > since and at <= until) reopenings`.execute(
    database,
  )
  return rows
}

function periods({ since, before }: Moments) {
  return sql`(values (true, ${since}::timestamptz, 'infinity'::timestamptz),
    (false, ${before}::timestamptz, ${since}::timestamptz)) period (is_now, since, until)`
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

/** A day as a literal, so that the planner can estimate how many rows it must read. */
function day(one: Temporal.PlainDate) {
  return sql`${sql.lit(one.toString())}::date`
}
