import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { log } from '../log.ts'
import type { Database } from './database.ts'

const PATIENCE_MS = 30_000
const RETRY_MS = 500

/** No database yet, or one that is still starting: worth another try. */
const LATE = /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|57P03)$/

/** Waits for a database that starts later than the server, as machines that come back together do. */
export async function awaitDatabase(database: Database) {
  const giveUp = Date.now() + PATIENCE_MS
  for (let tries = 0; ; tries++)
    try {
      await sql`select 1`.execute(database)
      return
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!LATE.test(code) || Date.now() > giveUp) throw error
      if (tries === 0)
        log('warn', 'outside', {
          message: `La base de données ne répond pas encore (${code}) : Sillage l’attend ${PATIENCE_MS / 1000} s.`,
        })
      await sleep(RETRY_MS)
    }
}
