import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

const PAUSE_MS = 100

/** Any constant does; it differs from the other locks'. */
export const FIRST_ACCOUNTS_LOCK = 7_455_246

/**
 * Does the work while no other process holds the same lock. Whoever waits asks again and again: a statement that waited
 * would hold a snapshot, and an index that is built concurrently waits for every snapshot.
 */
export function oneAtATime<T>(
  database: Database,
  lock: number,
  work: (connection: Database) => Promise<T>,
): Promise<T> {
  return database.connection().execute(async (connection) => {
    const taken = sql<{ held: boolean }>`select pg_try_advisory_lock(${lock}::bigint) as held`
    while (!(await taken.execute(connection)).rows[0]?.held) await sleep(PAUSE_MS)
    try {
      return await work(connection)
    } finally {
      await sql`select pg_advisory_unlock(${lock}::bigint)`.execute(connection)
    }
  })
}
