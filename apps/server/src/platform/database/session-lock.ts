import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

const PAUSE_MS = 100

/** The advisory locks, by what they guard: all here, since two with the same number would block each other. */
export const LOCKS = {
  migration: 7_455_243,
  dataFolder: 7_455_244,
  firstAccounts: 7_455_246,
  dailyWork: 7_455_247,
  backup: 7_455_248,
} as const

/**
 * Runs the work while no other process holds the same lock. Waiting is done by polling: a statement that blocked would
 * hold a snapshot, and a concurrent index build waits for every snapshot.
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
