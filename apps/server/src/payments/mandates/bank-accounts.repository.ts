import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

export type BankAccountRow = Selectable<Schema['bank_account']>

export function insertBankAccount(
  transaction: Database,
  row: Insertable<Schema['bank_account']>,
): Promise<BankAccountRow> {
  return transaction
    .insertInto('bank_account')
    .values(row)
    .returning(columnsOf('bank_account'))
    .executeTakeFirstOrThrow()
}

/** The same IBAN, given by the same person under the same name. */
export function findSameAccount(
  database: Database,
  { accountId, index, holder }: { accountId: string; index: Buffer; holder: string },
): Promise<BankAccountRow | undefined> {
  return database
    .selectFrom('bank_account')
    .select(columnsOf('bank_account'))
    .where('account_id', '=', accountId)
    .where('iban_index', '=', index)
    .where('holder', '=', holder)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
}

export async function findAccounts(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BankAccountRow>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('bank_account')
    .select(columnsOf('bank_account'))
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
