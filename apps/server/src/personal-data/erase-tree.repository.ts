import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

interface Reference {
  readonly child: string
  readonly column: string
  readonly parent: string
  readonly parent_column: string
}

/** The foreign keys, read from the database, so that tables added later are included. */
export async function readReferences(database: Database): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select child.relname as child, own.attname as column, parent.relname as parent, there.attname as parent_column
    from pg_constraint one
    join pg_class child on child.oid = one.conrelid
    join pg_class parent on parent.oid = one.confrelid
    join pg_attribute own on own.attrelid = one.conrelid and own.attnum = one.conkey[1]
    join pg_attribute there on there.attrelid = one.confrelid and there.attnum = one.confkey[1]
    where one.contype = 'f' and one.connamespace = current_schema()::regnamespace
    order by 1, 2`.execute(database)
  return rows
}

interface Tree {
  readonly references: readonly Reference[]
  readonly table: string
  readonly where: RawBuilder<boolean>
}

/** Deletes rows after those that refer to them, depth first; rows that refer to their own table go together. */
export async function eraseTree(
  database: Database,
  { references, table, where }: Tree,
): Promise<void> {
  const referring = references.filter((one) => one.parent === table && one.child !== table)
  for (const { child, column, parent_column: id } of referring)
    await eraseTree(database, {
      references,
      table: child,
      where: sql<boolean>`${sql.ref(column)} in (select ${sql.ref(id)} from ${sql.table(table)} where ${where})`,
    })
  await sql`delete from ${sql.table(table)} where ${where}`.execute(database)
}
