import { ADDRESS_BRAKE, delaysOf } from '@sillage/domain/accounts/limits/guessing.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/http/domain-error.ts'
import { ACCOUNT_REFUSALS } from '../accounts.messages.ts'

const WINDOW = '15 minutes'

/**
 * Counts an attempt under a key. Returns how many the window holds. A single statement, so that two simultaneous
 * attempts can't both be the last one allowed.
 */
async function count(
  database: Database,
  key: string,
  now: Date,
): Promise<{ attempts: number; endsAt: Date }> {
  const rows = await sql<{ attempts: number; window_ends_at: Date }>`
    insert into throttle (key, attempts, window_ends_at, blocked_until)
    values (${key}, 1, ${now}::timestamptz + interval '${sql.raw(WINDOW)}', ${now})
    on conflict (key) do update set
      attempts = case when throttle.window_ends_at <= ${now} then 1 else throttle.attempts + 1 end,
      window_ends_at = case when throttle.window_ends_at <= ${now}
        then excluded.window_ends_at else throttle.window_ends_at end
    returning attempts, window_ends_at`.execute(database)
  const row = rows.rows[0]
  if (!row) throw new Error('An upsert returned no row')
  return { attempts: row.attempts, endsAt: row.window_ends_at }
}

interface Cap {
  readonly key: string
  readonly cap: number
  readonly now: Temporal.Instant
  /** The message of the refusal. */
  readonly message?: string
}

/** Counts an attempt. Returns whether it is within a cap per 15 minutes. */
export async function isWithinCap(database: Database, { key, cap, now }: Cap): Promise<boolean> {
  const { attempts } = await count(database, key, new Date(now.epochMilliseconds))
  return attempts <= cap
}

/** Counts an attempt and throws 429 beyond a cap per 15 minutes. */
export async function capAttempts(database: Database, { key, cap, now, message }: Cap) {
  const at = new Date(now.epochMilliseconds)
  const { attempts, endsAt } = await count(database, key, at)
  if (attempts > cap) throw tooMany((endsAt.getTime() - at.getTime()) / 1000, message)
}

/** The key of a counter, and what each failure costs. */
export interface Count {
  readonly key: string
  readonly windowMinutes: number
  readonly free: number
  /** Seconds to wait after each failure; the last entry applies to all further ones. */
  readonly delays: readonly number[]
}

/**
 * Counts an attempt before its result is known, so that simultaneous ones count like successive ones; a success is
 * given back. Returns the number of attempts in the window, or the seconds left of an earlier delay, and then does not
 * count. With `isLetThrough` it counts and never waits.
 */
export async function beginCounting(
  database: Database,
  { key, windowMinutes, free, delays }: Count,
  { now, isLetThrough = false }: { now: Temporal.Instant; isLetThrough?: boolean },
): Promise<{ attempts: number; windowEndsAt: Date } | { seconds: number }> {
  const at = new Date(now.epochMilliseconds)
  const windowEndsAt = new Date(now.add({ minutes: windowMinutes }).epochMilliseconds)
  const counted = await sql<{ attempts: number; window_ends_at: Date }>`
    insert into throttle (key, attempts, window_ends_at, blocked_until)
    values (${key}, 1, ${windowEndsAt}, ${at})
    on conflict (key) do update set
      attempts = case when throttle.window_ends_at <= ${at} then 1 else throttle.attempts + 1 end,
      window_ends_at = case when throttle.window_ends_at <= ${at}
        then excluded.window_ends_at else throttle.window_ends_at end,
      blocked_until = case when throttle.window_ends_at <= ${at} then ${at}::timestamptz
        else ${at}::timestamptz + interval '1 second'
          * (${delays}::int[])[least(throttle.attempts + 1, ${delays.length}::int)] end
    where throttle.attempts < ${free} or throttle.blocked_until <= ${at} or ${isLetThrough}::boolean
    returning attempts, window_ends_at`.execute(database)
  const [row] = counted.rows
  if (row) return { attempts: row.attempts, windowEndsAt: row.window_ends_at }
  const waits = await database
    .selectFrom('throttle')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst()
  return { seconds: waits ? (waits.blocked_until.getTime() - now.epochMilliseconds) / 1000 : 1 }
}

/** Takes back attempts that did not fail, with the delay they started. */
export async function giveBack(database: Database, keys: readonly string[], now: Temporal.Instant) {
  const at = new Date(now.epochMilliseconds)
  await sql`
    update throttle set attempts = greatest(attempts - 1, 0), blocked_until = least(blocked_until, ${at})
    where key in (select key from throttle where key = any(${keys}::text[]) order by key for update)`.execute(
    database,
  )
}

/** Counts a try by a signed-in person, whose refusal may say how long to wait. */
export async function beginProof(database: Database, key: string, now: Temporal.Instant) {
  const begun = await beginCounting(database, addressCountOf(key), { now })
  if ('seconds' in begun) throw tooMany(begun.seconds)
}

/** Five free tries, then growing delays. */
export function addressCountOf(key: string): Count {
  return { ...ADDRESS_BRAKE, key, delays: delaysOf(ADDRESS_BRAKE) }
}

export async function forget(database: Database, keys: readonly string[]) {
  await database
    .deleteFrom('throttle')
    .where('key', 'in', [...keys])
    .execute()
}

export function tooMany(seconds: number, message: string = ACCOUNT_REFUSALS.tooMany): DomainError {
  return new DomainError({
    status: 429,
    code: 'throttled',
    message,
    retryAfter: Math.max(1, Math.ceil(seconds)),
  })
}

/** Deletes the counters whose window and delay are over. */
export async function forgetEndedWindows(database: Database, now: Temporal.Instant) {
  await database
    .deleteFrom('throttle')
    .where(sql`greatest(window_ends_at, blocked_until)`, '<', new Date(now.epochMilliseconds))
    .execute()
}
