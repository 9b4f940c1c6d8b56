import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

export type CardPaymentRow = Selectable<Schema['card_payment']>

/**
 * A payment started for the same amount of the same due and still unpaid, so that a returning payer gets the same page.
 */
export function findStarted(
  transaction: Database,
  { dueId, cents, since }: { dueId: string; cents: number; since: Date },
): Promise<CardPaymentRow | undefined> {
  return transaction
    .selectFrom('card_payment')
    .select(columnsOf('card_payment'))
    .where('due_id', '=', dueId)
    .where('cents', '=', cents)
    .where('paid_at', 'is', null)
    .where('started_at', '>=', since)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertCardPayment(
  transaction: Database,
  row: Pick<CardPaymentRow, 'id' | 'account_id' | 'due_id' | 'policy_id' | 'cents' | 'started_at'>,
) {
  await transaction.insertInto('card_payment').values(row).execute()
}

/** Records the provider's id of a payment, once. */
export async function noteProviderId(
  database: Database,
  { id, providerId }: { id: string; providerId: string },
) {
  await database
    .updateTable('card_payment')
    .set({ provider_id: providerId })
    .where('id', '=', id)
    .where('provider_id', 'is', null)
    .execute()
}

export function holdCardPayment(
  transaction: Database,
  id: string,
): Promise<CardPaymentRow | undefined> {
  return transaction
    .selectFrom('card_payment')
    .select(columnsOf('card_payment'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function notePaid(
  transaction: Database,
  { id, providerId, at }: { id: string; providerId: string; at: Date },
) {
  await transaction
    .updateTable('card_payment')
    .set({ paid_at: at, provider_id: providerId })
    .where('id', '=', id)
    .execute()
}

/** The card payments of dues, latest first, with what is left of each after refunds made or requested, in cents. */
export async function findPaidByCards(
  transaction: Database,
  dueIds: readonly string[],
): Promise<{ id: string; leftCents: number }[]> {
  if (dueIds.length === 0) return []
  const paid = sql`card.due_id = any(${dueIds}::uuid[]) and card.paid_at is not null`
  // locked first: a query that waits reads the refunds as they were before
  await sql`
    select from card_payment card where ${paid}
    order by card.paid_at desc, card.id for update`.execute(transaction)
  const { rows } = await sql<{ id: string; leftCents: number }>`
    select card.id, (card.cents - coalesce((
        select sum(cents) from payout where card_payment_id = card.id and cancelled_at is null), 0))::float8 as "leftCents"
    from card_payment card
    where ${paid} order by card.paid_at desc, card.id`.execute(transaction)
  return rows
}
