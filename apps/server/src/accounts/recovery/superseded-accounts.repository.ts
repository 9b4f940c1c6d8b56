import { sql } from 'kysely'
import { GIVES_WAY } from '../../platform/database/account-columns.ts'
import type { Database } from '../../platform/database/database.ts'

/** Whether an account gives way to the person who proves its address. */
export async function givesWay(database: Database, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where(GIVES_WAY)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the address from an account that gives way, and shuts it; the daily work closes it. Returns whether it did. */
export async function takeAddress(
  transaction: Database,
  { id, at }: { id: string; at: Date },
): Promise<boolean> {
  // locked by a statement of its own: what is signed there meanwhile is seen by the next
  await transaction.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute()
  const { numUpdatedRows } = await transaction
    .updateTable('account')
    .set({
      email: sql<string>`'ecarte-' || id || '@compte.invalid'`,
      is_active: false,
      requested_role: null,
      lapses_at: at,
    })
    .where('id', '=', id)
    .where(GIVES_WAY)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
