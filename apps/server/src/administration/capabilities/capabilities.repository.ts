import type { Capability } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { AccountTables } from '../../platform/database/tables/tables-accounts.ts'
import { LOWEST_UUID } from '../../platform/database/uuid.ts'

export type GivenCapability = Awaited<ReturnType<typeof findCapabilitiesOf>>[number]

/** The capabilities of these accounts, with who gave them and when. */
export function findCapabilitiesOf(database: Database, accountIds: readonly string[]) {
  return (
    database
      .selectFrom('staff_capability')
      .innerJoin('account as giver', 'giver.id', 'staff_capability.given_by')
      .select(['account_id', 'capability', 'given_at', 'giver.username'])
      // one that nobody has, since SQL allows no empty list after `in`
      .where('account_id', 'in', [...accountIds, LOWEST_UUID])
      .orderBy('capability')
      .execute()
  )
}

/** Changes nothing when the account holds it already. */
export async function insertCapability(
  database: Database,
  row: Insertable<AccountTables['staff_capability']>,
) {
  await database
    .insertInto('staff_capability')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes one capability of an account, or all of them. */
export async function deleteCapabilities(
  database: Database,
  { accountId, capability }: { accountId: string; capability?: Capability },
) {
  const held = database.deleteFrom('staff_capability').where('account_id', '=', accountId)
  await (capability ? held.where('capability', '=', capability) : held).execute()
}
