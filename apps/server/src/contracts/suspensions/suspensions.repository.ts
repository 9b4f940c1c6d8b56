import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { ContractRow } from '../../platform/database/tables/schema.ts'

export function findContract(database: Database, id: string): Promise<ContractRow> {
  return database
    .selectFrom('contract')
    .select(columnsOf('contract'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The name and last known address of a contract's holder, for a letter. */
export function findHolder(database: Database, accountId: string) {
  return database
    .selectFrom('account')
    .select(['first_name', 'last_name', 'username', 'postal_address'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}
