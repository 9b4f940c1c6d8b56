import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { IS_ORDERED } from '../dues/payouts.repository.ts'

/** SQL condition on the row `payout`: the bank or the provider of a card was asked to pay it. */
const HAS_LEFT = sql<boolean>`(payout.card_asked_at is not null
  or exists (select from payment_order where payout_id = payout.id and state in ('sent', 'settled'))
  or exists (select from ledger_entry where source = payout.id
    and event in ('payout.ordered', 'payout.settled', 'card.refunded')))`

/**
 * Takes the account or the card off every payout of a person that has not left: its payee must be named again. A batch
 * that contains one can no longer be approved.
 */
export async function forgetPayees(transaction: Database, accountId: string) {
  // locked by a statement of its own, so that the next sees what was sent during the wait
  await sql`select from payout where account_id = ${accountId} order by id for update`.execute(
    transaction,
  )
  await sql`
    update payout set bank_account_id = null, account_given_at = null, card_payment_id = null,
      payee_named_by = null, payee_proof = null
    where account_id = ${accountId} and cancelled_at is null and not ${HAS_LEFT}`.execute(
    transaction,
  )
}

/** Ends every mandate of a person. Returns which. */
export async function stopMandates(
  transaction: Database,
  { accountId, at }: { accountId: string; at: Date },
): Promise<string[]> {
  const rows = await transaction
    .updateTable('mandate')
    .set({ revoked_at: at, stopped_by: 'death' })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export interface EstatePayout {
  readonly id: string
  readonly kind: 'refund' | 'overpayment' | 'indemnity'
  readonly contract_id: string
  readonly claim_id: string | null
  readonly cents: number
  readonly due_on: string
  readonly payee_proof: string | null
  readonly holder: string | null
  readonly iban_country: string | null
  readonly iban_last4: string | null
  readonly has_left: boolean
  readonly is_ordered: boolean
}

/** What is to be paid for a person, or was since a day, oldest first. */
export async function findEstatePayouts(
  database: Database,
  { accountId, since }: { accountId: string; since: Date },
): Promise<EstatePayout[]> {
  const { rows } = await sql<EstatePayout>`
    select payout.id, payout.kind, coalesce(payout.contract_id, payout.policy_id) as contract_id, payout.claim_id,
      payout.cents, payout.due_on, payout.payee_proof, account.holder, account.iban_country, account.iban_last4,
      ${HAS_LEFT} as has_left, ${IS_ORDERED} as is_ordered
    from payout left join bank_account account on account.id = payout.bank_account_id
    where payout.account_id = ${accountId} and payout.cancelled_at is null
      and (not ${HAS_LEFT} or payout.requested_at >= ${since})
    order by payout.requested_at, payout.id`.execute(database)
  return rows
}

/** A payout that was not cancelled, locked until the commit. */
export async function holdEstatePayout(transaction: Database, id: string) {
  await sql`select from payout where id = ${id} for update`.execute(transaction)
  // a statement of its own, so that it sees an order that was prepared during the wait
  const { rows } = await sql<{
    account_id: string
    contract_id: string
    is_gone: boolean
  }>`
    select account_id, coalesce(contract_id, policy_id) as contract_id,
      cancelled_at is not null or ${IS_ORDERED} or ${HAS_LEFT} as is_gone
    from payout where id = ${id}`.execute(transaction)
  return rows[0]
}

export async function setPayee(
  transaction: Database,
  { id, to, by, proof, at }: { id: string; to: string; by: string; proof: string; at: Date },
) {
  await transaction
    .updateTable('payout')
    .set({ bank_account_id: to, account_given_at: at, payee_named_by: by, payee_proof: proof })
    .where('id', '=', id)
    .execute()
}
