import type { ClaimStatus } from '@sillage/domain/claims/status.ts'
import type { WaitingSide } from '@sillage/domain/claims/urgency.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

interface Turns {
  readonly statuses: readonly ClaimStatus[] | undefined
  /** Null: without a handler. */
  readonly assigneeId: string | null | undefined
  /** The turn of all of these sides; different sides together match nothing. */
  readonly waiting: readonly WaitingSide[]
  /** Since before each of these days. */
  readonly before: readonly string[]
  readonly hasNoHandler: boolean
}

/** How many open claims match, from the counters by whose turn it is. */
export function countKeptByTurn(
  database: Database,
  { statuses, assigneeId, waiting, before, hasNoHandler }: Turns,
): Promise<number> {
  return sum(database, sql`open_claims_waiting`, [
    ...(statuses ? [sql`status = any(${statuses}::text[])`] : []),
    ...(assigneeId === undefined
      ? []
      : [sql`assignee_id is not distinct from ${assigneeId}::uuid`]),
    ...waiting.map((side) => sql`waiting = ${side}`),
    ...before.map((day) => sql`since_day < ${day}::date`),
    ...(hasNoHandler
      ? [
          sql`not exists (select from account where id = assignee_id and role <> 'user' and is_active)`,
        ]
      : []),
  ])
}

interface Ages {
  readonly waiting: WaitingSide | undefined
  /** Declared on this day or later. */
  readonly from: string | undefined
  /** Declared before this day. */
  readonly until: string | undefined
}

/** The same, from the counters by declaration day. */
export function countKeptByAge(database: Database, { waiting, from, until }: Ages) {
  return sum(database, sql`open_claims_declared`, [
    ...(waiting ? [sql`waiting = ${waiting}`] : []),
    ...(from ? [sql`declared_day >= ${from}::date`] : []),
    ...(until ? [sql`declared_day < ${until}::date`] : []),
  ])
}

async function sum(
  database: Database,
  table: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(change), 0)::int as count from ${table}
    where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`.execute(database)
  return rows[0]?.count ?? 0
}
