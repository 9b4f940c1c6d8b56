import type { LiveEvent } from '@sillage/wire/live.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** An event and the accounts that receive it. */
export type Publication = LiveEvent & {
  readonly accountIds: readonly string[]
  /** Also sent to all staff. */
  readonly staff?: boolean
}

export interface StoredEvent {
  readonly position: number
  readonly account_ids: readonly string[]
  readonly for_staff: boolean
  readonly kind: string
  readonly payload: object
}

/** Sends an event to open pages once the transaction has committed, in commit order, so that none is missed. */
export async function publish(database: Database, event: Publication) {
  await database
    .insertInto('live_event')
    .values({
      account_ids: [...event.accountIds],
      for_staff: event.staff ?? false,
      kind: event.kind,
      payload: JSON.stringify(event.payload),
    })
    .execute()
}

/** Withdraws events from an account that may no longer see a claim: its resuming pages no longer receive them. */
export async function withdraw(
  database: Database,
  { accountId, claimId }: { accountId: string; claimId: string },
) {
  await sql`
    update live_event set account_ids = array_remove(account_ids, ${accountId}::uuid)
    where account_ids @> array[${accountId}::uuid] and payload ->> 'claim_id' = ${claimId}`.execute(
    database,
  )
}

/** The last position assigned. */
export async function lastPosition(database: Database): Promise<number> {
  const { position } = await database
    .selectFrom('live_clock')
    .select('position')
    .executeTakeFirstOrThrow()
  return Number(position)
}

interface Since {
  readonly position: number
  readonly limit: number
}

/** The events after a position, in order. */
export async function eventsAfter(
  database: Database,
  { position, limit }: Since,
): Promise<StoredEvent[]> {
  const rows = await database
    .selectFrom('live_event')
    .select(['position', 'account_ids', 'for_staff', 'kind', 'payload'])
    .where('position', '>', String(position))
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, position: Number(row.position) }))
}

/** Whether everything after a position is still kept. */
export async function isKept(database: Database, position: number): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    select ${position} <= position and ${position} >= coalesce(
      (select min(live_event.position) - 1 from live_event), position) as kept
    from live_clock`.execute(database)
  return rows[0]?.kept ?? false
}

/** Drops the events that are too old to resume from. */
export async function forgetOldEvents(database: Database, now: Temporal.Instant) {
  const yesterday = new Date(now.epochMilliseconds - 86_400_000)
  await database.deleteFrom('live_event').where('at', '<', yesterday).execute()
}
