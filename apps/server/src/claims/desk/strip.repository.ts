import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

interface Strip {
  readonly pending: number
  readonly ongoing: number
  readonly late: number
  readonly nobody: number
  /** Includes closed claims with new messages. */
  readonly inactive: number
  readonly written: number
}

/**
 * How many claims of each kind the desk has: open ones from the counters updated on every change, and the few closed
 * ones with new messages.
 */
export async function countStrip(
  database: Database,
  { notLate }: { readonly notLate: Temporal.PlainDate },
): Promise<Strip> {
  const { rows } = await sql<Strip>`
    with handler as (select id from account where role <> 'user' and is_active),
    opened as (
      select coalesce(sum(change) filter (where status = 'pending'), 0)::int as pending,
        coalesce(sum(change) filter (where status <> 'pending'), 0)::int as ongoing,
        coalesce(sum(change) filter (where waiting = 'insurer' and since_day < ${notLate.toString()}::date), 0)::int as late,
        coalesce(sum(change) filter (where assignee_id is null), 0)::int as nobody,
        coalesce(sum(change) filter (where handler.id is null), 0)::int as inactive
      from open_claims_waiting left join handler on handler.id = assignee_id),
    written_on as (
      select count(*)::int as written,
        (count(*) filter (where handler.id is null and urgency_rank = 3))::int as inactive
      from claim left join handler on handler.id = assignee_id where written_on_at is not null)
    select pending, ongoing, late, nobody, opened.inactive + written_on.inactive as inactive, written
    from opened, written_on`.execute(database)
  const [strip] = rows
  if (!strip) throw new Error('A count without an answer')
  return strip
}
