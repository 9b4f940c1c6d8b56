import { type RawBuilder, sql } from 'kysely'
import { shownName } from '../../platform/database/account-columns.ts'
import type { Database } from '../../platform/database/database.ts'

/** The data checked for an order, or for a payout not ordered yet. */
export interface FlaggedRow {
  readonly id: string
  readonly kind: 'refund' | 'overpayment' | 'indemnity' | null
  /** For an indemnity, all that the claim pays, in cents; otherwise 0. */
  readonly claim_cents: number
  readonly holder: string
  readonly username: string
  readonly last_name: string
  readonly company: string | null
  /** How many customer accounts gave this IBAN. */
  readonly people: number
  /** Whether this bank account has paid the policy; null when no payer is known. */
  readonly has_paid: boolean | null
  /** In cents: what the policy received and did not pay back. */
  readonly received: number
  /** Whether the policyholder has died. */
  readonly is_estate: boolean
  /** The papers by which the payee of an estate was named. */
  readonly payee_proof: string | null
  /** Flags already cleared for this account and at least this amount; who cleared them last, and why. */
  readonly released: readonly string[]
  readonly release: { readonly by: string; readonly reason: string } | null
}

/** Checks orders, of collections or transfers. */
export function findFlaggedOrders(database: Database, ids: readonly string[]) {
  return findFlagged(
    database,
    sql`select ordered.id, ordered.policy_id, ordered.bank_account_id, ordered.cents, payout.id as payout_id, payout.kind,
        payout.claim_id,
        coalesce(due.contract_id, payout.contract_id, ordered.policy_id) as contract_id
      from payment_order ordered
        left join due on due.id = ordered.due_id
        left join payout on payout.id = ordered.payout_id
      where ordered.id = any(${ids}::uuid[])`,
  )
}

/** Checks payouts whose bank account is known. */
export function findFlaggedPayouts(database: Database, ids: readonly string[]) {
  return findFlagged(
    database,
    sql`select id, policy_id, bank_account_id, cents, id as payout_id, kind, claim_id,
        coalesce(contract_id, policy_id) as contract_id
      from payout where id = any(${ids}::uuid[]) and bank_account_id is not null`,
  )
}

// each IBAN and each policy is read once, however many orders name it: a batch holds ten thousand
async function findFlagged(
  database: Database,
  subjects: RawBuilder<unknown>,
): Promise<FlaggedRow[]> {
  const { rows } = await sql<FlaggedRow>`
    with subject as materialized (${subjects}),
    policy as materialized (select distinct policy_id as id from subject),
    given as (
      select iban_index, count(distinct account_id)::int as people from bank_account
      where iban_index in (
        select bank.iban_index from subject join bank_account bank on bank.id = subject.bank_account_id)
      group by iban_index),
    paid as (
      select moved.policy_id, array_agg(distinct bank.iban_index) as indexes
      from (
        select policy.id as policy_id, collected.bank_account_id as account_id
          from policy join due on due.policy_id = policy.id
            join payment_order collected on collected.due_id = due.id and collected.state = 'settled'
        union all
        select policy.id, movement.paid_from
          from policy join due on due.policy_id = policy.id
            join bank_movement movement on movement.due_id = due.id) moved
        join bank_account bank on bank.id = moved.account_id
      group by moved.policy_id),
    received as (
      select entry.policy_id, -sum(line.cents)::float8 as cents
      from policy join ledger_entry entry on entry.policy_id = policy.id
        join ledger_line line on line.entry_id = entry.id
      where line.account in ('policyholders', 'collections_under_way')
        and split_part(entry.event, '.', 1) in ('collection', 'movement', 'card')
      group by entry.policy_id)
    select subject.id, subject.kind, bank.holder, account.username, account.last_name,
      contract.company ->> 'name' as company, given.people, bank.iban_index = any(paid.indexes) as has_paid,
      coalesce(received.cents, 0) as received,
      exists (select from holder_death where holder_death.account_id = bank.account_id) as is_estate,
      (select payee_proof from payout where payout.id = subject.payout_id) as payee_proof,
      (select coalesce(sum(cents), 0)::float8 from payout
        where payout.claim_id = subject.claim_id and payout.cancelled_at is null) as claim_cents, coalesce(review.flags, '{}') as released, review.release
    from subject
      join bank_account bank on bank.id = subject.bank_account_id
      join account on account.id = bank.account_id
      join given on given.iban_index = bank.iban_index
      left join contract on contract.id = subject.contract_id
      left join paid on paid.policy_id = subject.policy_id
      left join received on received.policy_id = subject.policy_id
      left join lateral (
        select array_agg(distinct flag) as flags, (array_agg(
          jsonb_build_object('by', ${shownName('reviewer')}, 'reason', one.reason) order by one.reviewed_at desc))[1] as release
        from payout_review one join account reviewer on reviewer.id = one.reviewed_by, unnest(one.flags) flag
        where one.payout_id = subject.payout_id and one.bank_account_id = subject.bank_account_id
          and one.cents >= subject.cents) review on true`.execute(database)
  return rows
}
