import { type Insertable, type Selectable, sql } from 'kysely'
import { shownName } from '../../platform/database/account-columns.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertMany } from '../../platform/database/rows.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { DUE_OWES } from '../dues/dues.repository.ts'
import { policyOwes } from '../dues/payouts.repository.ts'

export type BatchRow = Omit<Selectable<Schema['payment_batch']>, 'file_sealed'>
export type OrderRow = Selectable<Schema['payment_order']>

const BATCH = [
  'id',
  'number',
  'kind',
  'settles_on',
  'creditor_id',
  'message_id',
  'prepared_at',
  'prepared_by',
  'approved_at',
  'approved_by',
  'withdrawn_at',
  'withdrawn_by',
  'file_sha256',
  'downloaded_at',
  'downloaded_by',
  'group_status',
  'answered_at',
] as const

export async function insertBatch(
  transaction: Database,
  batch: Insertable<Schema['payment_batch']>,
  orders: readonly Insertable<Schema['payment_order']>[],
) {
  await transaction.insertInto('payment_batch').values(batch).execute()
  await insertMany(transaction, 'payment_order', orders).execute()
}

export function findBatch(database: Database, id: string): Promise<BatchRow | undefined> {
  return database.selectFrom('payment_batch').select(BATCH).where('id', '=', id).executeTakeFirst()
}

/** The same, locked until the commit. */
export function holdBatch(transaction: Database, id: string): Promise<BatchRow | undefined> {
  return transaction
    .selectFrom('payment_batch')
    .select(BATCH)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export interface CountedBatch extends BatchRow {
  readonly prepared_name: string
  readonly approved_name: string | null
  readonly orders: number
  readonly cents: number
  readonly settled: number
  readonly failed: number
}

/** The latest batches, or one of them, with the state of their orders and who handled them. */
export async function findBatches(
  database: Database,
  { id = null, limit }: { id?: string | null; limit: number },
): Promise<CountedBatch[]> {
  const { rows } = await sql<CountedBatch>`
    select ${sql.join(BATCH.map((column) => sql.ref(`batch.${column}`)))},
      ${shownName('preparer')} as prepared_name, ${shownName('approver')} as approved_name,
      counted.orders, counted.cents, counted.settled, counted.failed
    from payment_batch batch
      join account preparer on preparer.id = batch.prepared_by
      left join account approver on approver.id = batch.approved_by
      cross join lateral (
        select count(*)::int as orders, coalesce(sum(cents), 0)::float8 as cents,
          count(*) filter (where state = 'settled')::int as settled,
          count(*) filter (where state in ('rejected', 'returned'))::int as failed
        from payment_order where batch_id = batch.id) counted
    where ${id}::uuid is null or batch.id = ${id}
    order by batch.number desc limit ${limit}`.execute(database)
  return rows
}

export interface FullOrder extends OrderRow {
  readonly account_id: string
  readonly holder: string
  readonly iban_sealed: Buffer
  readonly iban_country: string
  readonly iban_last4: string
  readonly contract_id: string | null
  /** Set for an indemnity. */
  readonly claim_id: string | null
  readonly mandate_reference: string | null
  readonly signed_at: Date | null
  readonly former_id: string | null
  readonly former_sealed: Buffer | null
  /** Whether something has changed since, so that it can no longer leave as prepared. */
  readonly is_stale: boolean
  /** Whether it would refund more than the policy holds, because the collection it refunds was returned. */
  readonly is_unpaid: boolean
}

/** The ids of all orders of a batch. */
export function findOrderIds(database: Database, batchId: string) {
  return database.selectFrom('payment_order').select('id').where('batch_id', '=', batchId).execute()
}

interface WantedOrders {
  readonly batchId: string
  readonly at: Date
  /** All by default. */
  readonly limit?: number
  /** Listed first. */
  readonly first?: readonly string[]
}

/**
 * Orders with all that their file contains; those that can no longer leave come first, since things may have changed
 * since the preparation.
 */
export async function findOrders(
  database: Database,
  { batchId, at, limit, first = [] }: WantedOrders,
): Promise<FullOrder[]> {
  const { rows } = await sql<FullOrder>`
    select ordered.id, ordered.batch_id, ordered.due_id, ordered.payout_id, ordered.policy_id, ordered.mandate_id,
      ordered.bank_account_id, ordered.end_to_end_id, ordered.cents, ordered.state, ordered.reason,
      ordered.answered_on, account.account_id, account.holder, account.iban_sealed, account.iban_country, account.iban_last4,
      coalesce(due.contract_id, payout.contract_id) as contract_id,
      payout.claim_id, mandate.reference as mandate_reference,
      mandate.signed_at, former.id as former_id, former.iban_sealed as former_sealed,
      case when ordered.due_id is null
        then payout.cancelled_at is not null or payout.held_for is not null
          or payout.bank_account_id is distinct from ordered.bank_account_id or account.payable_from > ${at}
          or payout.cents <> ordered.cents
        else mandate.suspended_at is not null or mandate.revoked_at is not null
          or mandate.bank_account_id <> ordered.bank_account_id or ordered.cents <> ${DUE_OWES}
      end as is_stale,
      ordered.payout_id is not null and payout.kind <> 'indemnity' and payout.card_payment_id is null and ordered.state = 'prepared' and ordered.cents > -${policyOwes('ordered')} is true as is_unpaid
    from payment_order ordered
      join bank_account account on account.id = ordered.bank_account_id
      left join due on due.id = ordered.due_id
      left join payout on payout.id = ordered.payout_id
      left join mandate on mandate.id = ordered.mandate_id
      left join bank_account former on former.id = mandate.former_account_id
    where ordered.batch_id = ${batchId}
    order by is_unpaid desc, is_stale desc, ordered.id = any(${first}::uuid[]) desc, ordered.cents desc, ordered.id
    limit ${limit ?? null}`.execute(database)
  return rows
}

/** Locks the dues, payouts and mandates of a batch's orders until the commit. */
export async function holdOrdered(transaction: Database, batchId: string) {
  const ordered = sql`from payment_order where batch_id = ${batchId}`
  await sql`select id from due where id in (select due_id ${ordered}) order by id for update`.execute(
    transaction,
  )
  await sql`select id from payout where id in (select payout_id ${ordered}) order by id for update`.execute(
    transaction,
  )
  await sql`select id from mandate where id in (select mandate_id ${ordered}) order by id for update`.execute(
    transaction,
  )
}

/** The bank account that an order debits or pays. */
export function findOrderAccount(database: Database, orderId: string) {
  return database
    .selectFrom('payment_order')
    .innerJoin('bank_account', 'bank_account.id', 'payment_order.bank_account_id')
    .select(['bank_account.id', 'bank_account.iban_sealed'])
    .where('payment_order.id', '=', orderId)
    .executeTakeFirst()
}

/** The most, in cents, that a role may approve in one transfer; null for no limit. */
export async function findLimit(database: Database, role: string): Promise<number | null> {
  const row = await database
    .selectFrom('payment_limit')
    .select('cents')
    .where('role', '=', role)
    .executeTakeFirst()
  return row ? Number(row.cents) : null
}
