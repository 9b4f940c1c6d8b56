import type { WaitingSide } from '@sillage/domain/claims/urgency.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** The open claims of one handler, or of nobody, on one side's turn, by who wrote last. */
export interface OpenRow {
  readonly assignee_id: string | null
  readonly waiting: WaitingSide
  /** Null: the insurer has not written yet. */
  readonly last_word: WaitingSide | null
  readonly open: number
  /** The turn began before the day from which claims are late. */
  readonly late: number
  readonly waits10: number
  readonly waits30: number
}

interface Days {
  readonly late: Temporal.PlainDate
  readonly ten: Temporal.PlainDate
  readonly thirty: Temporal.PlainDate
}

/**
 * The open claims from the counters updated on every change; the rows read depend on the size of the team, not on the
 * number of open claims.
 */
export async function countOpenClaims(
  database: Database,
  { late, ten, thirty }: Days,
): Promise<readonly OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select assignee_id, waiting, last_word, sum(change)::int as open,
      ${before(late)} as late, ${before(ten)} as waits10, ${before(thirty)} as waits30
    from open_claims_waiting group by 1, 2, 3 having sum(change) <> 0`.execute(database)
  return rows
}

function before(day: Temporal.PlainDate) {
  return sql`(coalesce(sum(change) filter (where since_day < ${day.toString()}::date), 0))::int`
}

/** The late claims with a decision that waits for its second signature. */
export async function countLateToSign(database: Database, lateSince: Date) {
  const { rows } = await sql<Pick<OpenRow, 'assignee_id' | 'last_word' | 'late'>>`
    select assignee_id, last_word, count(*)::int as late
    from claim_proposal join claim on claim.id = claim_proposal.claim_id
    where answer is null and urgency_rank < 2 and waiting_since < ${lateSince}
    group by 1, 2`.execute(database)
  return rows
}

/** The active team members, and who of them is away on a day. */
export async function findHandlers(database: Database, day: Temporal.PlainDate) {
  const { rows } = await sql<{ id: string; isAway: boolean }>`
    select id, exists (select from staff_absence where account_id = account.id
      and ${day.toString()}::date between first_day and last_day) as "isAway"
    from account where role <> 'user' and is_active`.execute(database)
  return new Map(rows.map((row) => [row.id, row]))
}

/** How many calendar days old the open claims are, and whose turn it is. */
export async function findAges(database: Database, today: Temporal.PlainDate) {
  const { rows } = await sql<{ days: number; waiting: WaitingSide; count: number }>`
    select ${today.toString()}::date - declared_day as days, waiting, sum(change)::int as count
    from open_claims_declared group by 1, 2`.execute(database)
  return rows
}

/** Merges the counter rows of each handler, turn and day into one. */
export async function packOpenClaims(database: Database) {
  await sql`select pack_open_claims()`.execute(database)
}
