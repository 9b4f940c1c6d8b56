import { sql } from 'kysely'
import { shownName } from '../../platform/database/account-columns.ts'
import type { Database } from '../../platform/database/database.ts'
import { policyOwes } from './payouts.repository.ts'

export interface PromisedRow {
  readonly id: string
  readonly account_id: string
  readonly name: string
  readonly contract_id: string
  readonly policy_id: string
  readonly due_on: string
  readonly cents: number
  /** All refunds waiting like this for its policy, in cents. */
  readonly waiting: number
  /** What the policy owes once its other refunds under way are paid, in cents. */
  readonly owed: number
}

interface Wanted {
  /** One of them; all by default. */
  readonly id?: string
  readonly limit: number
}

/** Refunds promised before payments were recorded, with the ledger's amounts of their policy. */
export async function findPromised(
  database: Database,
  { id, limit }: Wanted,
): Promise<PromisedRow[]> {
  const { rows } = await sql<PromisedRow>`
    select payout.id, payout.account_id, ${shownName('account')} as name, coalesce(payout.contract_id, payout.policy_id) as contract_id,
      payout.policy_id, payout.due_on, payout.cents, waiting.cents::float8 as waiting,
      (${policyOwes('payout')} + under_way.cents)::float8 as owed
    from payout join account on account.id = payout.account_id
      cross join lateral (
        select sum(cents) as cents from payout other
        where other.policy_id = payout.policy_id and other.held_for is not null and other.cancelled_at is null) waiting
      cross join lateral (
        select coalesce(sum(cents), 0) as cents from payout other
        where other.policy_id = payout.policy_id and other.kind <> 'indemnity' and other.held_for is null
          and other.cancelled_at is null and not exists (
            select from ledger_entry where event in ('payout.ordered', 'payout.settled') and source = other.id)
          and not exists (
            select from payment_order where payout_id = other.id and state in ('sent', 'settled'))) under_way
    where payout.held_for is not null and payout.cancelled_at is null
      and (${id ?? null}::uuid is null or payout.id = ${id ?? null})
    order by payout.due_on, payout.id limit ${limit}`.execute(database)
  return rows
}

/** Locks all such refunds of a policy until the commit, so that two people settle them one after the other. */
export async function holdPromised(
  transaction: Database,
  id: string,
): Promise<PromisedRow | undefined> {
  await sql`select id from payout where policy_id = (select policy_id from payout where id = ${id})
    order by id for update`.execute(transaction)
  const [row] = await findPromised(transaction, { id, limit: 1 })
  return row
}

interface Seen {
  readonly id: string
  readonly by: string
  readonly received: number
  readonly note: string
  readonly paidBack: number
  readonly at: Date
}

/** Records what was received and the amount to refund; cancels the refund when that is nothing. */
export async function keepSeen(
  transaction: Database,
  { id, by, received, note, paidBack, at }: Seen,
) {
  await transaction
    .updateTable('payout')
    .set({
      held_for: null,
      requested_by: by,
      received_before: received,
      received_note: note,
      ...(paidBack > 0 ? { cents: paidBack } : { cancelled_at: at }),
    })
    .where('id', '=', id)
    .execute()
}
