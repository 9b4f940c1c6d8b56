import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

export type MandateRow = Selectable<Schema['mandate']>

export async function insertMandate(transaction: Database, row: Insertable<Schema['mandate']>) {
  await transaction.insertInto('mandate').values(row).execute()
}

export function findMandate(database: Database, id: string): Promise<MandateRow | undefined> {
  return database
    .selectFrom('mandate')
    .select(columnsOf('mandate'))
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findMandatesOf(database: Database, accountId: string): Promise<MandateRow[]> {
  return database
    .selectFrom('mandate')
    .select(columnsOf('mandate'))
    .where('account_id', '=', accountId)
    .orderBy('signed_at', 'desc')
    .execute()
}

/** One mandate of the account, locked until the commit. */
export function holdMandate(
  transaction: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<MandateRow | undefined> {
  return transaction
    .selectFrom('mandate')
    .select(columnsOf('mandate'))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

export function changeMandateAccount(
  transaction: Database,
  { id, to, from }: { id: string; to: string; from: string },
): Promise<MandateRow> {
  return transaction
    .updateTable('mandate')
    .set((eb) => ({
      bank_account_id: to,
      // after two changes without a collection in between, the bank still knows the first account
      former_account_id: eb.fn.coalesce('former_account_id', eb.val(from)),
      suspended_at: null,
      stopped_by: eb
        .case()
        .when('revoked_at', 'is', null)
        .then(eb.val(null))
        .else(eb.ref('stopped_by'))
        .end(),
    }))
    .where('id', '=', id)
    .returning(columnsOf('mandate'))
    .executeTakeFirstOrThrow()
}

/** Revokes it at the holder’s request. */
export function markRevoked(
  transaction: Database,
  { id, at }: { id: string; at: Date },
): Promise<MandateRow> {
  return transaction
    .updateTable('mandate')
    .set({ revoked_at: at, stopped_by: 'holder' })
    .where('id', '=', id)
    .returning(columnsOf('mandate'))
    .executeTakeFirstOrThrow()
}

/** Ends the mandates signed before an instant with nothing collected since and nothing under way. */
export async function lapseMandates(
  transaction: Database,
  { before, at }: { before: Date; at: Date },
): Promise<Pick<MandateRow, 'id' | 'account_id' | 'contract_id'>[]> {
  const { rows } = await sql<Pick<MandateRow, 'id' | 'account_id' | 'contract_id'>>`
    update mandate set revoked_at = ${at}, stopped_by = 'unused'
    where revoked_at is null and signed_at < ${before} and not exists (
      select from payment_order ordered join payment_batch batch on batch.id = ordered.batch_id
      where ordered.mandate_id = mandate.id and ordered.state <> 'withdrawn'
        and (ordered.state in ('prepared', 'sent') or batch.settles_on >= ${before}))
    returning id, account_id, contract_id`.execute(transaction)
  return rows
}

/** Switches to transfer the dues of a mandate that the bank was not asked to collect. */
export async function payByTransfer(transaction: Database, mandateId: string) {
  await sql`update due set method = 'transfer'
    where mandate_id = ${mandateId} and method = 'direct_debit' and voided_at is null
      and not exists (select from payment_order
        where due_id = due.id and state in ('sent', 'settled'))`.execute(transaction)
}
