import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/**
 * Tables whose triggers are disabled during the copy: the data is known to be valid, and checking millions of rows
 * would take longer than everything else.
 */
const TABLES = [
  'ledger_entry',
  'ledger_line',
  'claim_message',
  'claim_reserve',
  'claim_outcome',
  'payout',
]

/** Disables triggers, and returns the function that restores them to their previous state. */
export async function restTriggers(database: Database): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; isAlways: boolean }>`
    select tgrelid::regclass::text as table, tgname as name, tgenabled = 'A' as "isAlways" from pg_trigger
    where tgrelid = any(${TABLES}::regclass[]) and not tgisinternal`.execute(database)
  const tell = async (how: (isAlways: boolean) => string) => {
    for (const { table, name, isAlways } of rows)
      await sql`alter table ${sql.table(table)} ${sql.raw(how(isAlways))} trigger ${sql.id(name)}`.execute(
        database,
      )
  }
  await tell(() => 'disable')
  return () => tell((isAlways) => (isAlways ? 'enable always' : 'enable'))
}
