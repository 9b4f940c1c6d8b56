import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { AWAITS_END, DUE_OWES } from '../dues/dues.repository.ts'
import { IS_ORDERED, policyOwes } from '../dues/payouts.repository.ts'

/** Serialises preparations, which would otherwise order the same things twice. */
export async function holdPreparation(transaction: Database) {
  await sql`select pg_advisory_xact_lock(hashtextextended('payment_batch', 0))`.execute(transaction)
}

/** A direct debit ready to be collected, and how often it failed. */
export interface Collectable {
  readonly id: string
  readonly policy_id: string
  readonly due_on: string
  readonly cents: number
  readonly mandate_id: string
  readonly bank_account_id: string
  readonly account_id: string
  readonly holder: string
  readonly failures: number
  readonly last_reason: string | null
  readonly last_answer: string | null
}

/** Leaves out the account of the person who prepares or approves. */
export async function findCollectable(
  database: Database,
  { except, limit }: { except: string; limit: number },
): Promise<Collectable[]> {
  const { rows } = await sql<Collectable>`
    select due.id, due.policy_id, due.due_on, mandate.id as mandate_id, mandate.bank_account_id,
      due.account_id, account.holder,
      owed.cents::float8 as cents, failed.count::int as failures, failed.reason as last_reason,
      failed.answered_on as last_answer
    from due
      join mandate on mandate.id = due.mandate_id
      join bank_account account on account.id = mandate.bank_account_id
      cross join lateral (select ${DUE_OWES} as cents) owed
      cross join lateral (
        select count(*) as count, max(answered_on) as answered_on,
          (array_agg(reason order by answered_on desc))[1] as reason
        from payment_order where due_id = due.id and state in ('rejected', 'returned')) failed
    where due.method = 'direct_debit' and due.issued_at is not null and due.voided_at is null
      and mandate.suspended_at is null and mandate.revoked_at is null and due.account_id <> ${except}
      and owed.cents > 0 and not ${AWAITS_END} and not exists (
        select from payment_order where due_id = due.id and state in ('prepared', 'sent', 'settled'))
    order by due.due_on, due.id limit ${limit}`.execute(database)
  return rows
}

export interface Payable {
  readonly id: string
  readonly kind: 'refund' | 'overpayment' | 'indemnity'
  readonly policy_id: string
  readonly cents: number
  readonly bank_account_id: string
  readonly account_id: string
  readonly holder: string
  readonly iban_country: string
  readonly iban_last4: string
  readonly contract_id: string
  readonly claim_id: string | null
}

/**
 * Payouts ready to be paid, to an account past its 72 hours. A refund is limited to what the policy will hold once
 * every collection under way has come in; an indemnity needs a decision still in force.
 */
export async function findPayable(
  database: Database,
  { except, at, limit }: { except: string; at: Date; limit: number },
): Promise<Payable[]> {
  const { rows } = await sql<Payable>`
    select payout.id, payout.kind, payout.policy_id, payout.cents, payout.bank_account_id, payout.account_id, account.holder,
      account.iban_country, account.iban_last4, coalesce(payout.contract_id, payout.policy_id) as contract_id, payout.claim_id
    from payout
      join bank_account account on account.id = payout.bank_account_id
    where payout.cancelled_at is null and payout.held_for is null and payout.account_id <> ${except}
      and account.payable_from <= ${at} and case payout.kind
        when 'indemnity' then exists (
          select from claim_outcome where claim_id = payout.claim_id and superseded_at is null)
        else ${policyOwes('payout')} <= -payout.cents end
      and not ${IS_ORDERED}
    order by payout.due_on, payout.id limit ${limit}`.execute(database)
  // only one refund per policy and batch: the first reduces what the others may take, so they wait for the next batch
  const policies = new Set<string>()
  return rows.filter(
    ({ kind, policy_id }) =>
      kind === 'indemnity' || (!policies.has(policy_id) && policies.add(policy_id)),
  )
}

/** Whether the bank has answered that the creditor identifier is wrong: it would refuse every other order with it. */
export async function isCreditorRefused(database: Database, creditorId: string): Promise<boolean> {
  const row = await database
    .selectFrom('payment_order')
    .innerJoin('payment_batch', 'payment_batch.id', 'payment_order.batch_id')
    .select('payment_order.id')
    .where('payment_order.reason', '=', 'BE05')
    .where('payment_batch.creditor_id', '=', creditorId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
