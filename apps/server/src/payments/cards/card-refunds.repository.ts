import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export interface CardRefund {
  readonly id: string
  readonly kind: 'refund' | 'overpayment'
  readonly account_id: string
  readonly policy_id: string
  readonly due_id: string
  readonly cents: number
  readonly provider_id: string
  /** Whose money it is. */
  readonly holder: string
}

/** What goes back to cards and has not: no more than the policy holds of theirs once what is under way has come in. */
export async function findCardRefunds(database: Database, limit: number): Promise<CardRefund[]> {
  const { rows } = await sql<CardRefund>`
    select payout.id, payout.kind, payout.account_id, payout.policy_id, card.due_id, payout.cents, card.provider_id,
      trim(account.first_name || ' ' || account.last_name) as holder
    from payout
      join card_payment card on card.id = payout.card_payment_id
      join account on account.id = payout.account_id
      cross join lateral (
        select coalesce(sum(line.cents), 0) as cents
        from ledger_entry entry join ledger_line line on line.entry_id = entry.id
        where entry.policy_id = payout.policy_id
          and line.account in ('policyholders', 'collections_under_way')) owed
    where payout.cancelled_at is null and payout.held_for is null and card.provider_id is not null
      and owed.cents <= -payout.cents
      and not exists (select from ledger_entry where event = 'card.refunded' and source = payout.id)
    order by payout.requested_at, payout.id limit ${limit}`.execute(database)
  // of several of one policy, what the first takes is no longer there for the others: they come the next time
  const policies = new Set<string>()
  return rows.filter(({ policy_id }) => !policies.has(policy_id) && policies.add(policy_id))
}

/** From now on the provider may have sent it: nothing else pays it. */
export async function noteAsked(database: Database, { id, at }: { id: string; at: Date }) {
  await database
    .updateTable('payout')
    .set({ card_asked_at: at })
    .where('id', '=', id)
    .where('card_asked_at', 'is', null)
    .execute()
}

/** Its IBAN is asked for instead. Answers whether it still went to a card. */
export async function leaveCard(transaction: Database, id: string): Promise<boolean> {
  const row = await transaction
    .updateTable('payout')
    .set({ card_payment_id: null, card_asked_at: null })
    .where('id', '=', id)
    .where('card_payment_id', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Where no provider is left to ask, of those that none was asked for. */
export async function leaveCards(database: Database) {
  await database
    .updateTable('payout')
    .set({ card_payment_id: null })
    .where('card_payment_id', 'is not', null)
    .where('card_asked_at', 'is', null)
    .execute()
}
