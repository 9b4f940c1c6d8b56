import type { ClientBase } from 'pg'

/** A table and its writable columns, with names quoted for SQL. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
}

/** The tables of the current schema, ordered by name. */
export async function readTables(client: ClientBase): Promise<readonly TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select quote_ident(relname) as name, array_agg(quote_ident(attname) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname collate "C"`)
  return rows
}

/** The last value that a sequence gave; null when it was never used. */
export interface SequenceState {
  readonly name: string
  readonly last: string | null
}

export async function readSequences(client: ClientBase): Promise<readonly SequenceState[]> {
  const { rows } = await client.query<SequenceState>(`
    select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() order by sequencename collate "C"`)
  return rows
}

/** A foreign key from one table to another. */
export interface Reference {
  readonly name: string
  readonly table: string
  /** As `alter table … add constraint …` writes it. */
  readonly definition: string
  readonly target: string
  readonly columns: readonly string[]
  readonly targetColumns: readonly string[]
}

export async function readReferences(client: ClientBase): Promise<readonly Reference[]> {
  const { rows } = await client.query<Reference>(`
    select quote_ident(conname) as name, quote_ident(source.relname) as table,
      pg_get_constraintdef(pg_constraint.oid) as definition, quote_ident(target.relname) as target,
      array(select quote_ident(attname) from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      array(select quote_ident(attname) from unnest(confkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number order by place) as "targetColumns"
    from pg_constraint join pg_class as source on source.oid = conrelid
      join pg_class as target on target.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace order by 2, 1`)
  return rows
}

/** One of our triggers, and the sessions in which it fires (`O`, `A`, `D`, `R`). */
export interface TriggerState {
  readonly name: string
  readonly table: string
  readonly fires: string
}

export async function readTriggers(client: ClientBase): Promise<readonly TriggerState[]> {
  const { rows } = await client.query<TriggerState>(`
    select quote_ident(tgname) as name, quote_ident(relname) as table, tgenabled::text as fires
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace order by 2, 1`)
  return rows
}

/** The object-store keys referenced by the rows of all tables, or of those that `isOf` accepts. */
export async function readNamedObjects(
  client: ClientBase,
  isOf: (table: string) => boolean = () => true,
): Promise<readonly string[]> {
  const references = (await readReferences(client)).filter(
    ({ target, table }) => target === 'stored_object' && isOf(table),
  )
  const each = references.map(
    ({ table, columns: [column = ''] }) =>
      `select ${column} as key from ${table} where ${column} is not null`,
  )
  const { rows } = await client.query<{ key: string }>(
    `select key from (${each.join(' union ')}) as named order by key`,
  )
  return rows.map(({ key }) => key)
}
