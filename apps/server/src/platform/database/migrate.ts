import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Any constant does, as long as every process uses the same. */
const MIGRATION_LOCK = 7_455_243

/** Applies the numbered SQL files that the database has not seen, each in its transaction. */
export async function migrate(database: Database, folder: URL = FOLDER): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`.execute(connection)
    try {
      // looked at first: whoever may not create tables may still learn that nothing is missing
      const { rows: found } = await sql`
        select where to_regclass('migration') is null`.execute(connection)
      if (found.length > 0)
        await sql`create table migration (
          name text primary key, sha256 text not null, applied_at timestamptz not null default now()
        )`.execute(connection)
      const rows = await sql<{
        name: string
        sha256: string
      }>`select name, sha256 from migration`.execute(connection)
      const applied = new Map(rows.rows.map((row) => [row.name, row.sha256]))
      const fresh: string[] = []
      for (const name of files) {
        const text = await readFile(new URL(name, folder), 'utf8')
        const sha256 = createHash('sha256').update(text).digest('hex')
        const before = applied.get(name)
        if (before === sha256) continue
        if (before !== undefined)
          throw new Error(`La migration ${name} a changé depuis qu’elle a été appliquée.`)
        await connection.transaction().execute(async (transaction) => {
          await sql.raw(text).execute(transaction)
          await sql`insert into migration (name, sha256) values (${name}, ${sha256})`.execute(
            transaction,
          )
        })
        fresh.push(name)
      }
      return fresh
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK}::bigint)`.execute(connection)
    }
  })
}
