import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { insertMany } from '../../platform/database/rows.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { KnownOrder } from './match-movements.ts'

/** Serialises imports: one file at a time. */
export async function holdImport(transaction: Database) {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank_statement', 0))`.execute(
    transaction,
  )
}

export interface KeptStatement {
  readonly statement_id: string
  readonly closing: number
  readonly imported_at: Date
}

export async function findStatement(
  database: Database,
  { account, statementId }: { account: string; statementId: string },
): Promise<{ opening: number; closing: number } | undefined> {
  const row = await database
    .selectFrom('bank_statement')
    .select(['opening', 'closing'])
    .where('account', '=', account)
    .where('statement_id', '=', statementId)
    .executeTakeFirst()
  return row && { opening: Number(row.opening), closing: Number(row.closing) }
}

export async function findLastStatement(
  database: Database,
  account: string,
): Promise<KeptStatement | undefined> {
  const row = await database
    .selectFrom('bank_statement')
    .select(['statement_id', 'closing', 'imported_at'])
    .where('account', '=', account)
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, closing: Number(row.closing) }
}

const ORDER = sql`
  select ordered.id, ordered.batch_id, ordered.end_to_end_id, ordered.cents, ordered.due_id, ordered.payout_id,
    ordered.policy_id, ordered.mandate_id, ordered.state, batch.kind, batch.message_id,
    mandate.reference as mandate_reference, payout.claim_id
  from payment_order ordered
    join payment_batch batch on batch.id = ordered.batch_id
    left join mandate on mandate.id = ordered.mandate_id left join payout on payout.id = ordered.payout_id`

export type FoundOrder = KnownOrder & { readonly message_id: string }

/** The orders that a file may be about, locked until the commit. */
export async function holdOrders(
  transaction: Database,
  named: {
    readonly endToEndIds: readonly string[]
    readonly messageIds: readonly string[]
    readonly mandates: readonly string[]
  },
): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`${ORDER}
    where ordered.state not in ('prepared', 'withdrawn') and (
      ordered.end_to_end_id = any(${named.endToEndIds})
      or ordered.batch_id in (select id from payment_batch where message_id = any(${named.messageIds}))
      or ordered.mandate_id in (select id from mandate where reference = any(${named.mandates})))
    order by ordered.id for update of ordered`.execute(transaction)
  return rows
}

export async function insertStatement(
  transaction: Database,
  row: Insertable<Schema['bank_statement']>,
) {
  await transaction.insertInto('bank_statement').values(row).execute()
}

export async function insertMovements(
  transaction: Database,
  rows: readonly Insertable<Schema['bank_movement']>[],
) {
  await insertMany(transaction, 'bank_movement', rows).execute()
}

/** The references of movements already stored. */
export async function findBooked(
  database: Database,
  { account, references }: { account: string; references: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select reference || ' ' || rank as key from bank_movement
    where account = ${account} and reference <> '' and reference = any(${references})`.execute(
    database,
  )
  return new Set(rows.map(({ key }) => key))
}

export interface Answer {
  readonly id: string
  readonly state: 'settled' | 'rejected' | 'returned'
  readonly reason: string | null
  readonly on: string
}

/** Records the bank's answers to orders, in one statement. */
export async function answerOrders(transaction: Database, answers: readonly Answer[]) {
  if (answers.length === 0) return
  await sql`
    update payment_order set state = answer.state, reason = answer.reason, answered_on = answer.answered_on
    from unnest(${answers.map(({ id }) => id)}::uuid[], ${answers.map(({ state }) => state)}::text[],
      ${answers.map(({ reason }) => reason)}::text[], ${answers.map(({ on }) => on)}::date[])
      as answer (id, state, reason, answered_on)
    where payment_order.id = answer.id`.execute(transaction)
}

/** Forgets the former account of mandates: a collection has now informed the bank of the change. */
export async function forgetFormerAccounts(transaction: Database, mandateIds: readonly string[]) {
  if (mandateIds.length === 0) return
  await transaction
    .updateTable('mandate')
    .set({ former_account_id: null })
    .where('id', 'in', mandateIds)
    .where('former_account_id', 'is not', null)
    .execute()
}

export async function stopMandate(
  transaction: Database,
  { id, how, code, at }: { id: string; how: 'suspended_at' | 'revoked_at'; code: string; at: Date },
) {
  await transaction
    .updateTable('mandate')
    .set({ [how]: at, stopped_by: code })
    .where('id', '=', id)
    .where(how, 'is', null)
    .execute()
}

/** A failed transfer is not retried to the same account: the IBAN is asked for again. Returns whom each is owed to. */
export async function reopenPayouts(transaction: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return transaction
    .updateTable('payout')
    .set({ bank_account_id: null })
    .where('id', 'in', ids)
    .returning(['id', 'account_id', 'contract_id', 'policy_id'])
    .execute()
}

export async function noteGroupStatus(
  transaction: Database,
  { messageId, status, at }: { messageId: string; status: string | null; at: Date },
): Promise<boolean> {
  const row = await transaction
    .updateTable('payment_batch')
    .set({ group_status: status, answered_at: at })
    .where('message_id', '=', messageId)
    .where('approved_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
