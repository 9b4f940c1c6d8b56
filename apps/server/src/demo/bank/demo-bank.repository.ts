import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** A sealed file that we have sent, and the state of its orders. */
export interface SentFile {
  readonly id: string
  readonly number: string
  readonly file_sealed: Buffer
  readonly file_sha256: Buffer
  readonly group_status: string | null
}

/** The approved files that are still stored, latest first. */
export async function findSentFiles(database: Database, limit: number): Promise<SentFile[]> {
  const { rows } = await sql<SentFile>`
    select id, number::text as number, file_sealed, file_sha256, group_status from payment_batch
    where file_sealed is not null order by payment_batch.number desc limit ${limit}`.execute(
    database,
  )
  return rows
}

/** The state of each order of these files, by end-to-end id. */
export async function findOrderStates(
  database: Database,
  batchIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (batchIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('payment_order')
    .select(['end_to_end_id', 'state'])
    .where('batch_id', 'in', batchIds)
    .execute()
  return new Map(rows.map((row) => [row.end_to_end_id, row.state]))
}

/** A due paid by transfer, and the payer's account, if known. */
export interface OwedByTransfer {
  readonly id: string
  readonly reference: string
  readonly owed: number
  readonly name: string
  readonly bank_account_id: string | null
  readonly iban_sealed: Buffer | null
}

export async function findOwedByTransfer(
  database: Database,
  limit: number,
): Promise<OwedByTransfer[]> {
  const { rows } = await sql<OwedByTransfer>`
    select due.id, due.reference, owed.cents::float8 as owed, account.username as name,
      known.id as bank_account_id, known.iban_sealed
    from due
      join account on account.id = due.account_id
      cross join lateral (
        select coalesce(sum(cents), 0) as cents from ledger_line
        where due_id = due.id and account = 'policyholders') owed
      left join lateral (
        select id, iban_sealed from bank_account where account_id = due.account_id
        order by created_at desc limit 1) known on true
    where due.method = 'transfer' and due.issued_at is not null and due.voided_at is null and owed.cents > 0
    order by due.due_on, due.id limit ${limit}`.execute(database)
  return rows
}

/** The accidents paid last, and the cost of each. */
export async function findPaidAccidents(
  database: Database,
  limit: number,
): Promise<{ claim_id: string; cents: number }[]> {
  const { rows } = await sql<{ claim_id: string; cents: number }>`
    select payout.claim_id, payout.cents::float8 as cents
    from payout join claim on claim.id = payout.claim_id
      join payment_order ordered on ordered.payout_id = payout.id and ordered.state = 'settled'
    where claim.nature_id = 'car.accident' order by ordered.answered_on desc, payout.id limit ${limit}`.execute(
    database,
  )
  return rows
}

/** Which of these ids a statement has reported. */
export async function findReportedReferences(
  database: Database,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set()
  const rows = await database
    .selectFrom('bank_movement')
    .select('end_to_end_id')
    .where('end_to_end_id', 'in', references)
    .execute()
  return new Set(rows.flatMap(({ end_to_end_id: id }) => id ?? []))
}
