import type { Insertable } from 'kysely'
import { shownName } from '../../platform/database/account-columns.ts'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { AccountRow, Schema } from '../../platform/database/tables/schema.ts'
import type { HolderDeathRow } from '../../platform/database/tables/tables-customers.ts'

/** The death of the holder of an account, and the name of who recorded it. */
export type KnownDeath = HolderDeathRow & { readonly by: string }

export function findDeath(database: Database, accountId: string): Promise<KnownDeath | undefined> {
  return database
    .selectFrom('holder_death')
    .innerJoin('account as recorder', 'recorder.id', 'holder_death.recorded_by')
    .select(columnsOf('holder_death'))
    .select(shownName('recorder').as('by'))
    .where('holder_death.account_id', '=', accountId)
    .executeTakeFirst()
}

/** An account, open or not, locked until the commit. */
export function holdAnyAccount(
  transaction: Database,
  id: string,
): Promise<Pick<AccountRow, 'id' | 'role' | 'is_active'> | undefined> {
  return transaction
    .selectFrom('account')
    .select(['id', 'role', 'is_active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertDeath(transaction: Database, row: Insertable<Schema['holder_death']>) {
  await transaction.insertInto('holder_death').values(row).execute()
}

/** Deletes what was recorded. Returns whether the account could be signed in to before; undefined without a death. */
export async function deleteDeath(
  transaction: Database,
  accountId: string,
): Promise<boolean | undefined> {
  const row = await transaction
    .deleteFrom('holder_death')
    .where('account_id', '=', accountId)
    .returning('was_active')
    .executeTakeFirst()
  return row?.was_active
}

export async function setActive(
  transaction: Database,
  { id, isActive }: { id: string; isActive: boolean },
) {
  await transaction
    .updateTable('account')
    .set({ is_active: isActive })
    .where('id', '=', id)
    // one that was closed since has lost its name and its address
    .where('closed_at', 'is', null)
    .execute()
}
