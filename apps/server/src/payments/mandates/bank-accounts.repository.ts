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

/** The same IBAN given by the same person under the same holder name. */
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

/** Delays payouts to an account until an instant. */
export function delayPayouts(
  transaction: Database,
  { id, until }: { id: string; until: Date },
): Promise<BankAccountRow> {
  return transaction
    .updateTable('bank_account')
    .set({ payable_from: until })
    .where('id', '=', id)
    .returning(columnsOf('bank_account'))
    .executeTakeFirstOrThrow()
}

/** Whether a debit of an account was collected and not returned. */
export async function wasDebited(transaction: Database, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('payment_order')
    .select('id')
    .where('bank_account_id', '=', id)
    .where('due_id', 'is not', null)
    .where('state', '=', 'settled')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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

/** Every bank account given by a customer account, by id. */
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

/** Deletes the bank accounts created before an instant that no plan, mandate or payout uses. */
export async function deleteUnusedAccounts(database: Database, before: Date) {
  await sql`
    delete from bank_account where created_at < ${before}
      and not exists (select from payment_plan where bank_account_id = bank_account.id)
      and not exists (select from mandate
        where mandate.bank_account_id = bank_account.id or former_account_id = bank_account.id)
      and not exists (select from payout where bank_account_id = bank_account.id)
      and not exists (select from bank_movement where paid_from = bank_account.id)
      and not exists (select from payment_order where bank_account_id = bank_account.id)`.execute(
    database,
  )
}

/** The encrypted IBANs of payers whose due is not known yet. */
export async function findSealedPayers(
  database: Database,
): Promise<{ id: string; iban_sealed: Buffer }[]> {
  const { rows } = await sql<{ id: string; iban_sealed: Buffer }>`
    select id, payer_sealed as iban_sealed from bank_movement where payer_sealed is not null`.execute(
    database,
  )
  return rows
}

export async function replacePayerSeal(
  database: Database,
  { id, before, sealed }: { id: string; before: Buffer; sealed: Buffer },
) {
  await database
    .updateTable('bank_movement')
    .set({ payer_sealed: sealed })
    .where('id', '=', id)
    .where('payer_sealed', '=', before)
    .execute()
}

/** A page of accounts after an id, ordered by id. */
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

/** Replaces an encrypted IBAN, unless it was changed meanwhile. */
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
