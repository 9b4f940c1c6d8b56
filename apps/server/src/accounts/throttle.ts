import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { DomainError } from '../platform/http/domain-error.ts'
import { ACCOUNT_REFUSALS } from './accounts.messages.ts'

const WINDOW = '15 minutes'
/** Failures of one account from one address before the delay grows. */
const FREE_FAILURES = 5
const LONGEST_DELAY_S = 900

/**
 * Counts an attempt for a key and answers how many stand in the window. One statement, so that two
 * simultaneous attempts can't both be the last allowed one.
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
}

/** Counts an attempt; whether it is still within a cap in 15 minutes. */
export async function isWithinCap(database: Database, { key, cap, now }: Cap): Promise<boolean> {
  const { attempts } = await count(database, key, new Date(now.epochMilliseconds))
  return attempts <= cap
}

/** Refuses the attempts of an address beyond a cap in 15 minutes. */
export async function capAttempts(database: Database, { key, cap, now }: Cap) {
  const at = new Date(now.epochMilliseconds)
  const { attempts, endsAt } = await count(database, key, at)
  if (attempts > cap) throw tooMany((endsAt.getTime() - at.getTime()) / 1000)
}

/**
 * Counts an attempt to sign in before it is known how it ends: what succeeds forgets it. Refused while the delay of
 * earlier ones runs, in the words of a wrong password; `Retry-After` tells a program to wait.
 */
export async function beginAttempt(database: Database, key: string, now: Temporal.Instant) {
  const seconds = await secondsToWait(database, key, now)
  if (seconds !== null) throw tooMany(seconds, ACCOUNT_REFUSALS.badCredentials)
}

/** The same for whoever is signed in, and may know why. */
export async function beginProof(database: Database, key: string, now: Temporal.Instant) {
  const seconds = await secondsToWait(database, key, now)
  if (seconds !== null) throw tooMany(seconds)
}

/**
 * After five attempts each further one doubles the delay, from 2 s to 15 min: never a permanent lock. Counted and
 * refused in one statement, so that many at once are no more than one after the other.
 */
async function secondsToWait(database: Database, key: string, now: Temporal.Instant) {
  const at = new Date(now.epochMilliseconds)
  const counted = await sql`
    insert into throttle (key, attempts, window_ends_at, blocked_until)
    values (${key}, 1, ${at}::timestamptz + interval '${sql.raw(WINDOW)}', ${at})
    on conflict (key) do update set
      attempts = case when throttle.window_ends_at <= ${at} then 1 else throttle.attempts + 1 end,
      window_ends_at = case when throttle.window_ends_at <= ${at}
        then excluded.window_ends_at else throttle.window_ends_at end,
      blocked_until = case when throttle.window_ends_at <= ${at} or throttle.attempts + 1 < ${FREE_FAILURES}
        then ${at}::timestamptz
        else ${at}::timestamptz + interval '1 second'
          * least(power(2, least(throttle.attempts + 2 - ${FREE_FAILURES}, 10)), ${LONGEST_DELAY_S}) end
    where throttle.attempts < ${FREE_FAILURES} or throttle.blocked_until <= ${at}
    returning key`.execute(database)
  if (counted.rows.length > 0) return null
  const row = await database
    .selectFrom('throttle')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? (row.blocked_until.getTime() - now.epochMilliseconds) / 1000 : 1
}

export async function forget(database: Database, key: string) {
  await database.deleteFrom('throttle').where('key', '=', key).execute()
}

function tooMany(seconds: number, message: string = ACCOUNT_REFUSALS.tooMany): DomainError {
  return new DomainError({
    status: 429,
    code: 'throttled',
    message,
    retryAfter: Math.max(1, Math.ceil(seconds)),
  })
}

/** Drops the counters whose window and delay are over. */
export async function forgetEndedWindows(database: Database, now: Temporal.Instant) {
  await database
    .deleteFrom('throttle')
    .where(sql`greatest(window_ends_at, blocked_until)`, '<', new Date(now.epochMilliseconds))
    .execute()
}
