import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What a request may count or touch without being a change of what people have. */
const COUNTERS = ['throttle']

/**
 * Every table that the server may read: how many rows it has, and the sum of the transactions that wrote them last. Any
 * row that is added, changed or removed shows in it, and none needs to be read.
 */
export async function storedState(database: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${'public'}
      and has_table_privilege(format('%I.%I', schemaname, tablename), 'select') order by tablename
  `.execute(database)
  const looks = tables
    .filter(({ name }) => !COUNTERS.includes(name))
    .map(({ name }) => sql`(select ${lookAt(name)} from ${sql.table(name)}) as ${sql.id(name)}`)
  // a parameter has both looks planned once
  const { rows } = await sql<
    Record<string, string>
  >`select ${sql.join(looks)} where ${true}::boolean`.execute(database)
  return rows[0] ?? {}
}

function lookAt(table: string) {
  // a session notes when it was last seen, whatever it is refused
  return table === 'session'
    ? sql`concat(count(*), ' ', sum(hashtext(concat(id, account_id, expires_at, ended_at))))`
    : sql`concat(count(*), ' ', sum(xmin::text::bigint))`
}
