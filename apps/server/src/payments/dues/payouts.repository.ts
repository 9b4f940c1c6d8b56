import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

export async function insertPayout(transaction: Database, payout: Insertable<Schema['payout']>) {
  await transaction.insertInto('payout').values(payout).execute()
}

/** The bank account that a mandate has debited: the one before, until a collection has told the bank of the change. */
export async function findPaidFrom(database: Database, mandateId: string): Promise<string | null> {
  const row = await database
    .selectFrom('mandate')
    .select(['bank_account_id', 'former_account_id'])
    .where('id', '=', mandateId)
    .executeTakeFirst()
  return row?.former_account_id ?? row?.bank_account_id ?? null
}

/** Refunds of a policy that no approved order pays yet, to no card, held until the commit: those whose order waits for its approval too. */
export async function holdRefunds(
  transaction: Database,
  policyId: string,
): Promise<{ id: string; cents: number }[]> {
  const { rows } = await sql<{ id: string; cents: number }>`
    select id, cents from payout
    where policy_id = ${policyId} and kind = 'refund' and cancelled_at is null and card_payment_id is null
      and not exists (select from payment_order where payout_id = payout.id and state in ('sent', 'settled'))
      and not exists (select from ledger_entry where event in ('payout.ordered', 'payout.settled') and source = payout.id)
    order by requested_at, id for update`.execute(transaction)
  return rows
}

/** What is left of a refund; of nothing, it is cancelled. */
export async function lowerRefund(
  transaction: Database,
  { id, cents, at }: { id: string; cents: number; at: Date },
) {
  await transaction
    .updateTable('payout')
    .set(cents === 0 ? { cancelled_at: at } : { cents })
    .where('id', '=', id)
    .execute()
}
