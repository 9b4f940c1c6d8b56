import { sql } from 'kysely'
import type { Database } from './database.ts'

/** What a database holds before anything is changed in it; `foreign` means tables of another program. */
export type Contents = 'nothing' | 'demonstration' | 'accounts' | 'foreign'

/**
 * Inspects a database that may be empty or older than the demonstration mark. A demonstration older than the mark is
 * recognised by its staff accounts, since nobody gets such a role by asking.
 */
export async function findContents(
  database: Database,
  teamOfDemo: readonly string[],
): Promise<Contents> {
  const { rows } = await sql<{ table: string }>`
    select tablename as table from pg_tables
    where schemaname = current_schema() and tablename <> 'migration'`.execute(database)
  const tables = new Set(rows.map(({ table }) => table))
  if (tables.size === 0) return 'nothing'
  if (!tables.has('account')) return 'foreign'
  if (tables.has('demonstration') && (await isMarked(database))) return 'demonstration'
  const account = database.selectFrom('account').select('id').limit(1)
  const member = await account
    .where('email', 'in', teamOfDemo)
    .where('role', '<>', 'user')
    .executeTakeFirst()
  if (member) return 'demonstration'
  return (await account.executeTakeFirst()) ? 'accounts' : 'nothing'
}

async function isMarked(database: Database): Promise<boolean> {
  const row = await database.selectFrom('demonstration').select('filled_at').executeTakeFirst()
  return row !== undefined
}

/** Marks a database as a demonstration for good: production refuses to open it. */
export async function markDemonstration(database: Database) {
  await database
    .insertInto('demonstration')
    .values({ is_one: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
