import { type RawBuilder, sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { type Database, inTransaction, openDatabase } from './database.ts'

/** The server's role in an embedded database; an external one uses the role of `DATABASE_URL`. */
export const SERVER_ROLE = 'sillage_server'

/** The server's rights on a table that is not listed below: its rows, never the table itself. */
const USUAL = 'select, insert, update, delete'

/**
 * Tables with fewer rights. Recorded events are added and never changed; retention deletes them with their contract.
 */
const LESS: Readonly<Record<string, string>> = {
  migration: 'select',
  demonstration: 'select, insert',
  population: 'select',
  audit_entry: 'select, insert',
  audit_chain: 'select',
  audit_second_chain: 'select',
  // allows no reading: only the owner may know whose pseudonym it is
  audit_pseudonym_key: 'references',
  contract_event: 'select, insert, delete',
  contract_ending: 'select, insert, delete',
  ending_notice: 'select, insert, delete',
  contribution_entry: 'select, insert, delete',
  claim_event: 'select, insert, delete',
  claim_message: 'select, insert, delete',
  claim_file_change: 'select, insert, delete',
  claim_reserve: 'select, insert, delete',
  claim_fault: 'select, insert, delete',
  tariff: 'select, insert, update',
  tariff_edit: 'select, insert',
  claim_intake: 'select, insert',
  house_delays: 'select, insert',
  ledger_account: 'select',
  ledger_entry: 'select, insert',
  ledger_line: 'select, insert',
  ledger_closing: 'select, insert',
  ledger_balance: 'select, insert',
  payout_review: 'select, insert, delete',
}

/** The server's rights on a table, in PostgreSQL's syntax. */
export function rightsOn(table: string): string {
  return LESS[table] ?? USUAL
}

/** Creates the server's role when missing, with the right to sign in only. */
export async function createServerRole(owner: PoolConfig) {
  const database = openDatabase({ ...owner, max: 1 })
  try {
    // when two servers start at once, one creates it; roles belong to the cluster, not to the database
    await sql`do $$ begin
      create role ${sql.id(SERVER_ROLE)} login;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(database)
  } finally {
    await database.destroy()
  }
}

/**
 * Grants a role what the server needs on the existing tables, and revokes the rest. Run it after migrations, as the
 * owner of the tables; a concurrent run waits.
 */
export async function grantServer(owner: Database, role: string) {
  await inTransaction(owner, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('rights of the server', 0))`.execute(
      transaction,
    )
    const { rows } = await sql<{ schema: string; database: string; owner: string }>`
      select current_schema() as schema, current_database() as database, current_user as owner`.execute(
      transaction,
    )
    const [here] = rows
    if (!here || here.owner === role) return
    const tables = await ownTables(transaction)
    const to = sql.id(role)
    const schema = sql.id(here.schema)
    const steps: RawBuilder<unknown>[] = [
      sql`revoke temporary on database ${sql.id(here.database)} from public`,
      sql`revoke create on schema ${schema} from public, ${to}`,
      sql`grant usage on schema ${schema} to ${to}`,
      ...(tables.length > 0
        ? [sql`revoke all on ${sql.join(tables.map((table) => sql.table(table)))} from ${to}`]
        : []),
      ...tables.map(
        (table) => sql`grant ${sql.raw(rightsOn(table))} on ${sql.table(table)} to ${to}`,
      ),
    ]
    for (const step of steps) await step.execute(transaction)
  })
}

async function ownTables(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and pg_has_role(relowner, 'usage')
    order by 1`.execute(database)
  return rows.map(({ name }) => name)
}

/** The role of a connection, and whether it has more rights on the database than a server needs. */
export async function readRole(database: Database): Promise<{ name: string; isMighty: boolean }> {
  const { rows } = await sql<{ name: string; isMighty: boolean }>`
    select rolname as name, rolsuper or exists (
      select from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
        and pg_has_role(relowner, 'usage')) as "isMighty"
    from pg_roles where rolname = current_user`.execute(database)
  const [role] = rows
  if (!role) throw new Error('A connection without a role')
  return role
}

/** The rights that a server needs and its connection lacks, as « delete on claim ». */
export async function missingRights(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by 1`.execute(
    database,
  )
  const wanted = rows.flatMap(({ table }) =>
    rightsOn(table)
      .split(', ')
      .map((right) => ({ table, right })),
  )
  const { rows: missing } = await sql<{ right: string }>`
    select wanted.right || ' on ' || wanted.table as right
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted("table" text, "right" text)
    where not has_table_privilege(quote_ident(wanted.table), wanted.right) order by 1`.execute(
    database,
  )
  return missing.map(({ right }) => right)
}
