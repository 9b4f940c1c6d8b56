import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ClientBase } from 'pg'
import type { Database } from '../database.ts'

/** Any constant does; it differs from the other locks'. */
const BACKUP_LOCK = 7_455_247
const TRIES = 50
const PAUSE_MS = 200

/** Keeps the sweep of files away while a copy is made, and another copy too; false where another is under way. */
export async function lockForBackup(client: ClientBase): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { rows } = await client.query(
      `select pg_try_advisory_lock(${BACKUP_LOCK}::bigint) as held`,
    )
    if (rows[0]?.held === true) return true
    await sleep(PAUSE_MS)
  }
  return false
}

/** Whether a file may be removed now, until the end of the transaction: none that a copy being made may still want. */
export async function mayRemoveFiles(transaction: Database): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}::bigint) as held`.execute(transaction)
  return rows[0]?.held === true
}
