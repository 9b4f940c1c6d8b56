import type { ClientBase } from 'pg'
import {
  readReferences,
  readTables,
  readTriggers,
  type SequenceState,
  type TableShape,
} from './catalogue.ts'
import { copyIn } from './copy-stream.ts'

const FIRES: Readonly<Record<string, string>> = {
  O: 'enable',
  A: 'enable always',
  R: 'enable replica',
  D: 'disable',
}

interface Rows {
  readonly tables: readonly TableShape[]
  readonly sequences: readonly SequenceState[]
  readonly read: (table: string) => AsyncIterable<Buffer>
}

/**
 * Fills the tables of a freshly created schema with the rows of a backup, in the caller's transaction, with the role
 * that owns them. Triggers are disabled, since the backup already holds what they write; foreign keys are dropped and
 * recreated, so that the database checks every one of them.
 */
export async function restoreRows(client: ClientBase, { tables, sequences, read }: Rows) {
  const there = await readTables(client)
  const references = await readReferences(client)
  const triggers = await readTriggers(client)
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of there) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${there.map(({ name }) => name).join(', ')}`)
  for (const { name, columns } of tables)
    await copyIn(client, `copy ${name} (${columns.join(', ')}) from stdin`, read(name))
  for (const { name, last } of sequences)
    if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [name, last])
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { table, name, fires } of triggers)
    await client.query(`alter table ${table} ${FIRES[fires]} trigger ${name}`)
}
