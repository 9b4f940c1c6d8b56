import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** The reserves of claims by the ledger, in cents; amounts paid are deducted. A claim that never had one is absent. */
export async function findReserves(
  database: Database,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ claim_id: string; cents: number }>`
    select claim_id, -sum(cents)::float8 as cents from ledger_line
    where claim_id = any(${claimIds}::uuid[]) and account = 'claims_reserve'
    group by claim_id`.execute(database)
  return new Map(rows.map(({ claim_id: id, cents }) => [id, cents]))
}

export interface Indemnity {
  readonly id: string
  readonly cents: number
  readonly due_on: string
  readonly iban_country: string | null
  readonly iban_last4: string | null
  /** When its file was sent to the bank. */
  readonly sent_on: string | null
  readonly paid_on: string | null
  /** When the bank refused or returned it, while another account is awaited. */
  readonly refused_on: string | null
  /** Whether its owner has died. */
  readonly is_of_estate: boolean
}

/** The latest transfer requested by a decision, and its progress. */
export async function findIndemnity(
  database: Database,
  claimId: string,
): Promise<Indemnity | undefined> {
  const { rows } = await sql<Indemnity>`
    select payout.id, payout.cents, payout.due_on, account.iban_country, account.iban_last4,
      (select max((batch.downloaded_at at time zone 'Europe/Paris')::date)::text
        from payment_order ordered join payment_batch batch on batch.id = ordered.batch_id
        where ordered.payout_id = payout.id and ordered.state in ('sent', 'settled')) as sent_on,
      (select max(entry.effective_on)::text
        from payment_order ordered join ledger_entry entry
          on entry.event = 'payout.settled' and entry.source = ordered.id
        where ordered.payout_id = payout.id and ordered.state = 'settled') as paid_on,
      case when payout.bank_account_id is null then (
        select max(answered_on)::text from payment_order ordered
        where ordered.payout_id = payout.id and ordered.state in ('rejected', 'returned')) end as refused_on,
      exists (select from holder_death where holder_death.account_id = payout.account_id) as is_of_estate
    from payout left join bank_account account on account.id = payout.bank_account_id
    where payout.claim_id = ${claimId} and payout.cancelled_at is null
    order by payout.requested_at desc limit 1`.execute(database)
  return rows[0]
}

/** What is ordered or paid for a claim, in cents, and so can't be taken back. */
export async function findOrdered(database: Database, claimId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::float8 as cents from payout
    where claim_id = ${claimId} and cancelled_at is null and exists (
      select from payment_order where payout_id = payout.id and state in ('sent', 'settled'))`.execute(
    database,
  )
  return rows[0]?.cents ?? 0
}

/** Locks the payouts of a claim, as the approval of a batch does. */
export async function holdPayoutsOf(transaction: Database, claimId: string) {
  await sql`select id from payout where claim_id = ${claimId} order by id for update`.execute(
    transaction,
  )
}

/** Cancels the payouts of a claim that no approved order pays; a batch that contains one can no longer be approved. */
export async function cancelUnordered(
  transaction: Database,
  { claimId, at }: { claimId: string; at: Date },
) {
  // approving a batch locks its payouts too: of the two, the second sees the first
  await holdPayoutsOf(transaction, claimId)
  await sql`
    update payout set cancelled_at = ${at}
    where claim_id = ${claimId} and cancelled_at is null and not exists (
      select from payment_order where payout_id = payout.id and state in ('sent', 'settled'))`.execute(
    transaction,
  )
}
