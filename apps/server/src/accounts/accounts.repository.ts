import { domainToUnicode } from 'node:url'
import type { Recruit } from '@sillage/domain/accounts/account-changes.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { columnsOf } from '../platform/database/tables/row-columns.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'

export type NewAccount = Pick<
  AccountRow,
  | 'username'
  | 'email'
  | 'password_hash'
  | 'role'
  | 'requested_role'
  | 'kind'
  | 'first_name'
  | 'last_name'
  | 'email_verified_at'
  | 'lapses_at'
  | 'role_since'
  | 'role_by'
  | 'password_by_staff'
>

export function insertAccount(database: Database, account: NewAccount): Promise<AccountRow> {
  return database
    .insertInto('account')
    .values(account)
    .returning(columnsOf('account'))
    .executeTakeFirstOrThrow()
}

/** Both spellings of an address's domain: older accounts may have been stored with the other one. */
function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf('@') + 1
  return [...new Set([email, email.slice(0, at) + domainToUnicode(email.slice(at))])]
}

export function findAccountByEmail(
  database: Database,
  email: string,
): Promise<AccountRow | undefined> {
  return database
    .selectFrom('account')
    .select(columnsOf('account'))
    .where(sql`lower(email)`, 'in', spellingsOf(email.toLowerCase()))
    .executeTakeFirst()
}

export function findAccount(database: Database, id: string): Promise<AccountRow> {
  return database
    .selectFrom('account')
    .select(columnsOf('account'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function endSession(database: Database, id: string, at: Date) {
  await database
    .updateTable('session')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

export async function hasActiveRoot(database: Database): Promise<boolean> {
  const row = await database
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'root')
    .where('is_active', '=', sql<boolean>`true`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A member of the team, with who gave them their role. */
export async function findRecruit(database: Database, id: string): Promise<Recruit> {
  const { role_since: since, role_by: roleBy } = await database
    .selectFrom('account')
    .select(['role_since', 'role_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const roleSince = since && since.toTemporalInstant()
  return { id, roleSince, roleBy }
}
