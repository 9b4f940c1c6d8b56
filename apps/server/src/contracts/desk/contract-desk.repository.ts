import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { Database } from '../../platform/database/database.ts'

/** Whose contracts are asked for; undefined when the account has none of these roles. */
export function findHolder(
  database: Database,
  { id, roles }: { id: string; roles: readonly Role[] },
): Promise<{ id: string; username: string } | undefined> {
  return database
    .selectFrom('account')
    .select(['id', 'username'])
    .where('id', '=', id)
    .where('role', 'in', [...roles])
    .executeTakeFirst()
}

export async function countContractsOf(database: Database, accountId: string): Promise<number> {
  const { count } = await database
    .selectFrom('contract')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
