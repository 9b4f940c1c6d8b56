import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { policyOwes } from '../dues/payouts.repository.ts'

export interface CardRefund {
  readonly id: string
  readonly kind: 'refund' | 'overpayment'
  readonly account_id: string
  readonly policy_id: string
  readonly due_id: string
  readonly cents: number
  readonly provider_id: string
  /** The policyholder's name. */
  readonly holder: string
}

/**
 * Pending refunds to cards, limited to what the policy will hold once everything under way has come in. One that was
 * asked for in vain is behind those that were not asked for since.
 */
export async function findCardRefunds(database: Database, limit: number): Promise<CardRefund[]> {
  const { rows } = await sql<CardRefund>`
    select payout.id, payout.kind, payout.account_id, payout.policy_id, card.due_id, payout.cents, card.provider_id,
      trim(account.first_name || ' ' || account.last_name) as holder
    from payout
      join card_payment card on card.id = payout.card_payment_id
      join account on account.id = payout.account_id
    where payout.cancelled_at is null and payout.held_for is null and card.provider_id is not null
      and ${policyOwes('payout')} <= -payout.cents
      and not exists (select from ledger_entry where event = 'card.refunded' and source = payout.id)
    order by coalesce(payout.card_asked_at, payout.requested_at), payout.id limit ${limit}`.execute(
    database,
  )
  // only one refund per policy and run: the first reduces what the others may take, so they wait for the next run
  const policies = new Set<string>()
  return rows.filter(({ policy_id }) => !policies.has(policy_id) && policies.add(policy_id))
}

/**
 * Records that the provider may have sent it, so that no other way pays it. Returns false when it goes to no card any
 * more: the death of its owner was recorded meanwhile.
 */
export async function noteAsked(
  database: Database,
  { id, at }: { id: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('payout')
    .set({ card_asked_at: at })
    .where('id', '=', id)
    .where('card_payment_id', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Stops refunding to the card: an IBAN is asked for instead. Returns whether it was still to go to a card. */
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

/** Used when no provider is configured any more: releases the refunds not yet asked of one. */
export async function leaveCards(database: Database) {
  await database
    .updateTable('payout')
    .set({ card_payment_id: null })
    .where('card_payment_id', 'is not', null)
    .where('card_asked_at', 'is', null)
    .execute()
}
