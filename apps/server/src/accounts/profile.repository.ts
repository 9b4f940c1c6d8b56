import { sql, type Updateable } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { columnsOf } from '../platform/database/row-columns.ts'
import type { AccountRow, Schema } from '../platform/database/schema.ts'

export function changePasswordHash(
  database: Database,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<AccountRow | undefined> {
  return database
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('is_active', '=', sql<boolean>`true`)
    .returning(columnsOf('account'))
    .executeTakeFirst()
}

/** Sets a confirmed address; answers the one before, or null when there is no such active account. */
export async function changeEmail(
  database: Database,
  { id, email, at }: { id: string; email: string; at: Date },
): Promise<string | null> {
  const account = await database
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .where('is_active', '=', sql<boolean>`true`)
    .forUpdate()
    .executeTakeFirst()
  if (!account) return null
  await database
    .updateTable('account')
    .set({ email, email_verified_at: at })
    .where('id', '=', id)
    .execute()
  return account.email
}

export function updateAccount(
  database: Database,
  id: string,
  change: Updateable<Schema['account']>,
): Promise<AccountRow> {
  return database
    .updateTable('account')
    .set(change)
    .where('id', '=', id)
    .returning(columnsOf('account'))
    .executeTakeFirstOrThrow()
}
