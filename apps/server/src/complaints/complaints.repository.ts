import type { ComplaintState } from '@sillage/domain/complaints/deadlines.ts'
import type { ComplaintMotive } from '@sillage/domain/complaints/register.ts'
import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { containing } from '../platform/database/like.ts'
import { columnsOf } from '../platform/database/tables/row-columns.ts'
import type { Schema } from '../platform/database/tables/schema.ts'
import type { ComplaintRow } from '../platform/database/tables/tables-complaints.ts'

export function insertComplaint(
  database: Database,
  complaint: Insertable<Schema['complaint']>,
): Promise<ComplaintRow> {
  return database
    .insertInto('complaint')
    .values(complaint)
    .returning(columnsOf('complaint'))
    .executeTakeFirstOrThrow()
}

/** Which of the contract and the claim that a complaint names are not the account's own. */
export async function findForeign(
  database: Database,
  wanted: { accountId: string; contractId: string | null; claimId: string | null },
): Promise<('contract_id' | 'claim_id')[]> {
  const contract = database
    .selectFrom('contract')
    .select('id')
    .where('id', '=', wanted.contractId)
    .where('account_id', '=', wanted.accountId)
  const claim = database
    .selectFrom('claim')
    .select('id')
    .where('id', '=', wanted.claimId)
    .where('owner_id', '=', wanted.accountId)
  const found = await Promise.all([contract.executeTakeFirst(), claim.executeTakeFirst()])
  return [
    ...(wanted.contractId !== null && !found[0] ? ['contract_id' as const] : []),
    ...(wanted.claimId !== null && !found[1] ? ['claim_id' as const] : []),
  ]
}

export function findComplaintsOf(database: Database, accountId: string): Promise<ComplaintRow[]> {
  return database
    .selectFrom('complaint')
    .select(columnsOf('complaint'))
    .where('account_id', '=', accountId)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()
}

function withAuthor(database: Database) {
  return database
    .selectFrom('complaint')
    .innerJoin('account', 'account.id', 'complaint.account_id')
    .leftJoin('account as handler', 'handler.id', 'complaint.owner_id')
    .leftJoin('account as recorder', 'recorder.id', 'complaint.recorded_by')
    .select(columnsOf('complaint'))
    .select(['account.username', 'account.first_name', 'account.last_name'])
    .select([
      sql<string>`coalesce(nullif(concat_ws(' ', handler.first_name, handler.last_name), ''), handler.username)`.as(
        'owner_name',
      ),
      sql<
        string | null
      >`coalesce(nullif(concat_ws(' ', recorder.first_name, recorder.last_name), ''), recorder.username)`.as(
        'recorder_name',
      ),
    ])
}

export type AuthoredComplaint = Awaited<ReturnType<typeof findAuthoredComplaint>>

export function findAuthoredComplaint(database: Database, id: string) {
  return withAuthor(database).where('complaint.id', '=', id).executeTakeFirstOrThrow()
}

export interface ComplaintFilter {
  readonly state?: ComplaintState | 'open' | undefined
  readonly motive?: ComplaintMotive | 'none' | undefined
  readonly receivedSince?: Date | undefined
  /** Of these. */
  readonly ids?: readonly string[] | undefined
  /** Null: nobody. */
  readonly ownerId?: string | null
  /** Each must stand somewhere in what is complained of, its number or the name of its author. */
  readonly words: readonly string[]
}

interface Wanted {
  readonly filter: ComplaintFilter
  readonly limit: number
  readonly offset: number
}

/** Those without an answer first, the oldest in front; then the answered ones, the latest in front. */
export function findComplaints(database: Database, { filter, limit, offset }: Wanted) {
  return withAuthor(database)
    .where(matching(filter))
    .orderBy('complaint.answered_at', (order) => order.desc().nullsFirst())
    .orderBy('complaint.received_at')
    .orderBy('complaint.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countComplaints(
  database: Database,
  filter: ComplaintFilter,
): Promise<number> {
  const { count } = await database
    .selectFrom('complaint')
    .innerJoin('account', 'account.id', 'complaint.account_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const SEARCHED = sql`fold_text(concat_ws(' ', complaint.id, complaint.subject, complaint.message,
  account.first_name, account.last_name, account.username))`

function matching({ state, motive, ownerId, words, receivedSince, ids }: ComplaintFilter) {
  return (eb: ExpressionBuilder<Schema, 'complaint' | 'account'>) =>
    eb.and([
      ...(state === undefined
        ? []
        : [eb('complaint.answered_at', state === 'answered' ? 'is not' : 'is', null)]),
      ...(state === 'received' || state === 'acknowledged'
        ? [eb('complaint.acknowledged_at', state === 'received' ? 'is' : 'is not', null)]
        : []),
      ...(motive === undefined
        ? []
        : [
            eb(
              'complaint.motive',
              motive === 'none' ? 'is' : '=',
              motive === 'none' ? null : motive,
            ),
          ]),
      ...(receivedSince ? [eb('complaint.received_at', '>', receivedSince)] : []),
      ...(ids ? [eb('complaint.id', '=', sql<string>`any(${ids}::uuid[])`)] : []),
      ...(ownerId === undefined
        ? []
        : [eb('complaint.owner_id', ownerId === null ? 'is' : '=', ownerId)]),
      ...words.map((word) => sql<boolean>`${SEARCHED} like fold_text(${containing(word)})`),
    ])
}

/** Every complaint without an answer. */
export function findOpenComplaints(database: Database) {
  return database
    .selectFrom('complaint')
    .select(['id', 'motive', 'received_at', 'acknowledged_at'])
    .where('answered_at', 'is', null)
    .execute()
}

interface Step {
  readonly id: string
  readonly by: string
  readonly at: Date
}

/** Answers whose complaint it is, or undefined when there was nothing left to acknowledge. */
export function acknowledgeComplaint(database: Database, { id, by, at }: Step) {
  return database
    .updateTable('complaint')
    .set({ acknowledged_at: at, acknowledged_by: by })
    .where('id', '=', id)
    .where('acknowledged_at', 'is', null)
    .where('answered_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
}

/** An answer acknowledges what nobody had acknowledged. */
export function answerComplaint(
  database: Database,
  { id, by, at, answer }: Step & { answer: string },
) {
  return database
    .updateTable('complaint')
    .set({
      answer,
      answered_at: at,
      answered_by: by,
      acknowledged_at: sql<Date>`coalesce(acknowledged_at, ${at})`,
      acknowledged_by: sql<string>`coalesce(acknowledged_by, ${by})`,
    })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
}

/** Whose complaint it is, and what claim it is about. */
export function findParties(database: Database, id: string) {
  return database
    .selectFrom('complaint')
    .select(['account_id', 'claim_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Those of some claims on which an account is no judge: it has or had them, decided, signed, or they concern it. */
export async function findInvolving(
  database: Database,
  { accountId, claimIds }: { accountId: string; claimIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (claimIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from claim where id = any(${claimIds}::uuid[]) and (
      owner_id = ${accountId} or assignee_id = ${accountId}
      or exists (select from claim_event where claim_event.claim_id = claim.id
        and kind = 'assigned' and about_id = ${accountId})
      or exists (select from claim_outcome where claim_outcome.claim_id = claim.id
        and ${accountId} in (decided_by, approved_by))
      or exists (select from claim_participant where claim_participant.claim_id = claim.id
        and account_id = ${accountId} and is_concerned))`.execute(database)
  return new Set(rows.map(({ id }) => id))
}
