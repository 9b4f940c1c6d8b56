import { type Insertable, type InsertQueryBuilder, type InsertResult, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './tables/schema.ts'

/**
 * Inserts one or more rows with one statement that stays prepared, since all rows are a single parameter. All rows must
 * name the same columns; the others take their defaults.
 */
export function insertMany<T extends keyof Schema>(
  transaction: Database,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): InsertQueryBuilder<Schema, T, InsertResult> {
  const columns = Object.keys(rows[0] ?? {})
  return transaction
    .insertInto(table)
    .columns(columns as (keyof Schema[T] & string)[])
    .expression(
      sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
        from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows, asPostgres)}::json)`,
    )
}

/** Writes bytes in PostgreSQL's hexadecimal text format. */
function asPostgres(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const own = this[key]
  return Buffer.isBuffer(own) ? `\\x${own.toString('hex')}` : value
}

type NameOf<Column extends string> = Column extends `${string}.${infer Name}` ? Name : never

/** The type of a row selected by a list of columns, each written with its table. */
export type RowOf<Row, Columns extends readonly string[]> = Pick<
  Row,
  Extract<keyof Row, NameOf<Columns[number]>>
>
