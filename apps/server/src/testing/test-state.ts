import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Tables that a request may update without changing anybody's data. */
const COUNTERS = ['throttle']

/**
 * For every table that the server may read: its row count, and the sum of the transactions that last wrote its rows.
 * Any row added, changed or removed shows, without comparing contents.
 */
export async function storedState(database: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${'public'}
      and has_table_privilege(format('%I.%I', schemaname, tablename), 'select') order by tablename
  `.execute(database)
  const looks = tables
    .filter(({ name }) => !COUNTERS.includes(name))
    .map(({ name }) => sql`(select ${lookAt(name)} from ${sql.table(name)}) as ${sql.id(name)}`)
  // with a parameter the query is prepared, so it is planned once for both readings
  const { rows } = await sql<
    Record<string, string>
  >`select ${sql.join(looks)} where ${true}::boolean`.execute(database)
  return rows[0] ?? {}
}

function lookAt(table: string) {
  // a session records when it was last seen, even by refused calls
  return table === 'session'
    ? sql`concat(count(*), ' ', sum(hashtext(concat(id, account_id, expires_at, ended_at))))`
    : sql`concat(count(*), ' ', sum(xmin::text::bigint))`
}
