import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { IS_ORDERED } from '../dues/payouts.repository.ts'

type PayoutRow = Selectable<Schema['payout']>

/** A payout and the day on which the bank executed it; null until then. */
export interface KnownPayout extends PayoutRow {
  readonly paid_on: string | null
}

/**
 * The day on which an order paid it, or the payout itself when no order was kept; for a card, the day of the refund.
 */
const PAID_ON = sql<string | null>`(
  select max(effective_on)::text from ledger_entry where event = 'payout.settled' and (source = payout.id
    or source in (select id from payment_order where payout_id = payout.id and state = 'settled'))
    or event = 'card.refunded' and source = payout.id)`

/** The payouts of an account that were not cancelled, latest first. */
export function findPayoutsOf(database: Database, accountId: string): Promise<KnownPayout[]> {
  return database
    .selectFrom('payout')
    .select(columnsOf('payout'))
    .select(PAID_ON.as('paid_on'))
    .where('account_id', '=', accountId)
    .where('cancelled_at', 'is', null)
    .orderBy('requested_at', 'desc')
    .execute()
}

/** One payout of the account, locked until the commit. */
export async function holdPayout(
  transaction: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<(KnownPayout & { isOrdered: boolean }) | undefined> {
  await sql`
    select from payout where id = ${id} and account_id = ${accountId} for update`.execute(
    transaction,
  )
  // a statement of its own, so that it sees an order that was prepared during the wait
  const row = await transaction
    .selectFrom('payout')
    .select(columnsOf('payout'))
    .select(PAID_ON.as('paid_on'))
    .select(
      sql<boolean>`${IS_ORDERED}
        or exists (select from ledger_entry where event = 'payout.ordered' and source = payout.id)`.as(
        'ordered',
      ),
    )
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return undefined
  const { ordered, ...payout } = row
  return { ...payout, isOrdered: ordered }
}

export async function setPayoutAccount(
  transaction: Database,
  { id, to, at }: { id: string; to: string; at: Date },
) {
  await transaction
    .updateTable('payout')
    .set({ bank_account_id: to, account_given_at: at })
    .where('id', '=', id)
    .execute()
}

/** The contract data shown in « Mes paiements ». */
export function findContracts(
  database: Database,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
) {
  return database
    .selectFrom('contract')
    .select([
      'id',
      'product',
      'answers',
      'travels',
      'start_date',
      'end_date',
      'status',
      'leaving_on',
    ])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .execute()
}
