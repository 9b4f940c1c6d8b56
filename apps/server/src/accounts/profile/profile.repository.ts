import { sql, type Updateable } from 'kysely'
import { LAPSES_AT } from '../../platform/database/account-columns.ts'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { AccountRow, Schema } from '../../platform/database/tables/schema.ts'

export function changePasswordHash(
  database: Database,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<AccountRow | undefined> {
  return database
    .updateTable('account')
    .set({ password_hash: passwordHash, password_by_staff: false })
    .where('id', '=', id)
    .where('is_active', '=', sql<boolean>`true`)
    .returning(columnsOf('account'))
    .executeTakeFirst()
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

export async function findLapse(database: Database, id: string): Promise<Date | null> {
  const { at } = await database
    .selectFrom('account')
    .select(LAPSES_AT.as('at'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return at
}
