import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** What an approver should look at before an order leaves. */
export interface FlaggedOrder {
  readonly id: string
  readonly holder: string
  readonly username: string
  readonly last_name: string
  readonly company: string | null
  /** How many accounts of Sillage gave this IBAN. */
  readonly people: number
  /** Of a refund or an overpayment. */
  readonly gives_back: boolean
  /** Whether somebody is known to have paid the policy from an account, and whether it is this one. */
  readonly is_payer_known: boolean
  readonly is_payer: boolean
}

export async function findFlagged(
  database: Database,
  orderIds: readonly string[],
): Promise<FlaggedOrder[]> {
  const { rows } = await sql<FlaggedOrder>`
    select ordered.id, bank.holder, account.username, account.last_name, contract.company ->> 'name' as company,
      (select count(distinct other.account_id)::int from bank_account other
        where other.iban_index = bank.iban_index) as people,
      payout.kind in ('refund', 'overpayment') is true as gives_back,
      coalesce(payer.known, false) as is_payer_known, coalesce(payer.same, false) as is_payer
    from payment_order ordered
      join bank_account bank on bank.id = ordered.bank_account_id
      join account on account.id = bank.account_id
      left join due on due.id = ordered.due_id
      left join payout on payout.id = ordered.payout_id
      left join contract on contract.id = coalesce(due.contract_id, payout.contract_id, ordered.policy_id)
      cross join lateral (
        select count(*) > 0 as known, bool_or(paid.iban_index = bank.iban_index) as same
        from (
          select collected.bank_account_id as id from payment_order collected
            where collected.policy_id = ordered.policy_id and collected.due_id is not null and collected.state = 'settled'
          union all
          select movement.paid_from from bank_movement movement join due received on received.id = movement.due_id
            where received.policy_id = ordered.policy_id) moved
          join bank_account paid on paid.id = moved.id) payer
    where ordered.id = any(${orderIds}::uuid[])`.execute(database)
  return rows
}
