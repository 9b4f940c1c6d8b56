import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { INSTALLED } from '../platform/installation.ts'

/** Runs once more the statements of a migration outside a transaction, as when resuming an interrupted one. */
export async function migrateAgain(owner: Database, name: string) {
  const file = new URL(name, INSTALLED.migrations)
  for (const statement of readFileSync(file, 'utf8').split(/;\s*$/m))
    if (statement.replaceAll(/^--.*$/gm, '').trim()) await sql.raw(statement).execute(owner)
}
