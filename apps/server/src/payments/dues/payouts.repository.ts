import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** SQL condition on the row `payout`: an order prepared or sent pays it, or did. */
export const IS_ORDERED = sql<boolean>`exists (
  select from payment_order where payout_id = payout.id and state in ('prepared', 'sent', 'settled'))`

/**
 * SQL: what the policy of a row owes, in cents, once every collection under way has come in; below zero, what it may
 * give back.
 */
export const policyOwes = (row: 'payout' | 'ordered') => sql<number>`(
  select coalesce(sum(line.cents), 0)
  from ledger_entry entry join ledger_line line on line.entry_id = entry.id
  where entry.policy_id = ${sql.ref(`${row}.policy_id`)}
    and line.account in ('policyholders', 'collections_under_way'))`

/** Requests a payout; of somebody who has died, without the account or the card: the team names who receives it. */
export async function insertPayout(
  transaction: Database,
  payout: Insertable<Schema['payout']> & { readonly id: string },
) {
  await transaction.insertInto('payout').values(payout).execute()
  // a statement of its own, so that it sees a death that was being recorded
  await sql`
    update payout set bank_account_id = null, card_payment_id = null
    where id = ${payout.id} and exists (
      select from holder_death where holder_death.account_id = payout.account_id)`.execute(
    transaction,
  )
}

/** The given policies that have refunds requested. */
export async function findRefunded(
  database: Database,
  policyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (policyIds.length === 0) return new Set()
  const rows = await database
    .selectFrom('payout')
    .select('policy_id')
    .where('policy_id', 'in', policyIds)
    .where('kind', '=', 'refund')
    .where('cancelled_at', 'is', null)
    .execute()
  return new Set(rows.map(({ policy_id }) => policy_id))
}

/**
 * The refunds of a policy that no approved order pays and that go to no card, locked until the commit; includes those
 * in a batch awaiting approval.
 */
export async function holdRefunds(
  transaction: Database,
  policyId: string,
): Promise<{ id: string; cents: number; bank_account_id: string | null }[]> {
  const open = sql`policy_id = ${policyId} and kind = 'refund' and cancelled_at is null and card_payment_id is null`
  // locked first: a query that waits reads the orders as they were before
  await sql`select from payout where ${open} order by requested_at, id for update`.execute(
    transaction,
  )
  const { rows } = await sql<{ id: string; cents: number; bank_account_id: string | null }>`
    select id, cents, bank_account_id from payout
    where ${open}
      and not exists (select from payment_order where payout_id = payout.id and state in ('sent', 'settled'))
      and not exists (select from ledger_entry where event in ('payout.ordered', 'payout.settled') and source = payout.id)
    order by requested_at, id`.execute(transaction)
  return rows
}

/** Reduces a refund and sets its account; cancels it when nothing is left. */
export async function lowerRefund(
  transaction: Database,
  { id, cents, to, at }: { id: string; cents: number; to: string | null; at: Date },
) {
  await transaction
    .updateTable('payout')
    .set(
      cents === 0
        ? { cancelled_at: at }
        : {
            cents,
            bank_account_id: to,
            account_given_at: sql`case when bank_account_id = ${to} then account_given_at end`,
          },
    )
    .where('id', '=', id)
    .execute()
}

/** Whether an order debited this IBAN, under any holder name. */
export async function wasAsked(
  database: Database,
  { id, bankAccountId }: { id: string; bankAccountId: string },
): Promise<boolean> {
  const { rows } = await sql<{ asked: boolean }>`
    select exists (
      select from payment_order ordered
        join bank_account asked on asked.id = ordered.bank_account_id
        join bank_account paid on paid.iban_index = asked.iban_index
      where ordered.id = ${id} and paid.id = ${bankAccountId}) as asked`.execute(database)
  return rows[0]?.asked ?? false
}
