import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ClientBase } from 'pg'
import type { Database } from '../database.ts'
import { LOCKS } from '../session-lock.ts'

const TRIES = 50
const PAUSE_MS = 200

/** Keeps the sweep of files and other backups away during a backup; false when another backup is under way. */
export async function lockForBackup(client: ClientBase): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { rows } = await client.query(
      `select pg_try_advisory_lock(${LOCKS.backup}::bigint) as held`,
    )
    if (rows[0]?.held === true) return true
    await sleep(PAUSE_MS)
  }
  return false
}

/**
 * Whether files may be removed until the end of the transaction: not while a backup, which may still need them, is
 * being made.
 */
export async function mayRemoveFiles(transaction: Database): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock_shared(${LOCKS.backup}::bigint) as held`.execute(transaction)
  return rows[0]?.held === true
}
