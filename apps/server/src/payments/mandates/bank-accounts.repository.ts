import { type Insertable, type Selectable, sql } from 'kysely'
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
  { accountId, indexes, holder }: { accountId: string; indexes: readonly Buffer[]; holder: string },
): Promise<BankAccountRow | undefined> {
  return database
    .selectFrom('bank_account')
    .select(columnsOf('bank_account'))
    .where('account_id', '=', accountId)
    .where('iban_index', 'in', indexes)
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

/** Every bank account that an account has given. */
export async function findAccountsOf(
  database: Database,
  accountId: string,
): Promise<ReadonlyMap<string, BankAccountRow>> {
  const rows = await database
    .selectFrom('bank_account')
    .select(columnsOf('bank_account'))
    .where('account_id', '=', accountId)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Forgets the bank accounts given before an instant that no plan, mandate or payout names. */
export async function deleteUnusedAccounts(database: Database, before: Date) {
  await sql`
    delete from bank_account where created_at < ${before}
      and not exists (select from payment_plan where bank_account_id = bank_account.id)
      and not exists (select from mandate
        where mandate.bank_account_id = bank_account.id or former_account_id = bank_account.id)
      and not exists (select from payout where bank_account_id = bank_account.id)
      and not exists (select from payment_order where bank_account_id = bank_account.id)`.execute(
    database,
  )
}

/** So many accounts after an id, in the order of their ids. */
export function findSealed(
  database: Database,
  { after, limit }: { after: string; limit: number },
): Promise<Pick<BankAccountRow, 'id' | 'iban_sealed'>[]> {
  return database
    .selectFrom('bank_account')
    .select(['id', 'iban_sealed'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Puts another seal in place of one, unless somebody has meanwhile. */
export async function replaceSeal(
  database: Database,
  { id, before, sealed, index }: { id: string; before: Buffer; sealed: Buffer; index: Buffer },
) {
  await database
    .updateTable('bank_account')
    .set({ iban_sealed: sealed, iban_index: index })
    .where('id', '=', id)
    .where('iban_sealed', '=', before)
    .execute()
}
