import type { UnpaidPayout } from '@sillage/domain/payments/sepa/payout-waits.ts'
import { sql } from 'kysely'
import { shownName } from '../../platform/database/account-columns.ts'
import type { Database } from '../../platform/database/database.ts'
import { IS_ORDERED, policyOwes } from './payouts.repository.ts'

export interface UnorderedPayout extends Pick<UnpaidPayout, 'kind' | 'cents'> {
  readonly id: string
  readonly account_id: string
  /** The account's name. */
  readonly name: string
  readonly contract_id: string
  readonly claim_id: string | null
  readonly due_on: string
  readonly is_to_card: boolean
  /** When its card's provider was last asked to refund it; null when it was not. */
  readonly card_asked_at: Date | null
  readonly payable_from: Date | null
  readonly is_decided: boolean
  readonly is_estate: boolean
  readonly held: number
  /** The bank's last refusal or return of its transfer; null when there was none. */
  readonly refused: { readonly on: string; readonly reason: string | null } | null
}

/**
 * Payouts not cancelled and not ordered, first to be paid first; excludes those waiting for a person's statement of
 * what was received.
 */
export async function findUnordered(database: Database, limit: number): Promise<UnorderedPayout[]> {
  const { rows } = await sql<UnorderedPayout>`
    select payout.id, payout.kind, payout.cents, payout.account_id, ${shownName('holder')} as name,
      coalesce(payout.contract_id, payout.policy_id) as contract_id, payout.claim_id, payout.due_on,
      payout.card_payment_id is not null as is_to_card, payout.card_asked_at, account.payable_from,
      exists (select from holder_death where holder_death.account_id = payout.account_id) as is_estate,
      exists (select from claim_outcome where claim_id = payout.claim_id and superseded_at is null) as is_decided,
      (select jsonb_build_object('on', refused.answered_on, 'reason', refused.reason) from payment_order refused
        where refused.payout_id = payout.id and refused.state in ('rejected', 'returned')
        order by refused.answered_on desc limit 1) as refused,
      (-${policyOwes('payout')})::float8 as held
    from payout
      join account holder on holder.id = payout.account_id
      left join bank_account account on account.id = payout.bank_account_id
    where payout.cancelled_at is null and payout.held_for is null
      and not ${IS_ORDERED}
      and not exists (
        select from ledger_entry where source = payout.id
          and event in ('payout.ordered', 'payout.settled', 'card.refunded'))
    order by payout.due_on, payout.id limit ${limit}`.execute(database)
  return rows
}
