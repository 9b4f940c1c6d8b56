import { type Insertable, type InsertQueryBuilder, type InsertResult, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './tables/schema.ts'

/**
 * Adds any number of rows, one at least, by one statement that stays prepared: all of them are its only parameter. Each row
 * names the same columns; those that none names take their default.
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

/** Bytes as PostgreSQL reads them from a text. */
function asPostgres(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const own = this[key]
  return Buffer.isBuffer(own) ? `\\x${own.toString('hex')}` : value
}

type NameOf<Column extends string> = Column extends `${string}.${infer Name}` ? Name : never

/** What a query reads of a row, by its list of columns, each written with its table. */
export type RowOf<Row, Columns extends readonly string[]> = Pick<
  Row,
  Extract<keyof Row, NameOf<Columns[number]>>
>
