import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

interface Wanted {
  /** The account to assign the objects to. */
  readonly account: string
  /** The id to give them. */
  readonly id: string
}

/** Members that no form has and that an attacker would add. */
export function privileges({ account, id }: Wanted): Record<string, unknown> {
  const owners = [
    'accountId',
    'account_id',
    'owner',
    'ownerId',
    'owner_id',
    'userId',
    'user_id',
    'author_id',
  ]
  const ids = ['id', 'sid', 'session_id', 'contract_id', 'claim_id', 'message_id', 'object_key']
  return {
    ...Object.fromEntries(owners.map((name) => [name, account])),
    ...Object.fromEntries(ids.map((name) => [name, id])),
    role: 'root',
    requested_role: 'root',
    isActive: true,
    is_active: true,
    email_verified_at: '2020-01-01T00:00:00Z',
    password_hash: 'x',
    status: 'closed',
    posted_date: '2020-01-01T00:00:00Z',
    created_at: '2020-01-01T00:00:00Z',
    price: 0.01,
    contract_price_cents: 1,
  }
}

/** How many accounts have privileges, and how many rows reference each of these ids. */
export async function privileged(database: Database, ids: readonly string[]) {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid' order by 1, 2
  `.execute(database)
  const counts = columns.map(
    ({ table, column }) =>
      sql`(select count(*) from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(ids)})) as ${sql.id(`${table}.${column}`)}`,
  )
  const { rows } = await sql<Record<string, string>>`select ${sql.join(counts)},
    (select count(*) from account where role = 'root') as roots,
    (select count(*) from account where password_hash = 'x') as known_passwords
  `.execute(database)
  return rows[0]
}
