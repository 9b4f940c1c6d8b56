import type { ComplaintMotive } from '@sillage/domain/complaints/register.ts'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { columnsOf } from '../platform/database/tables/row-columns.ts'
import type { Schema } from '../platform/database/tables/schema.ts'
import type { ComplaintRow } from '../platform/database/tables/tables-complaints.ts'
import {
  type ComplaintFilter,
  type InTime,
  isLate,
  matching,
} from './complaint-filter.repository.ts'
import { NAMESAKE } from './parties.repository.ts'

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
    .leftJoin('account', 'account.id', 'complaint.account_id')
    .leftJoin('account as handler', 'handler.id', 'complaint.owner_id')
    .leftJoin('account as recorder', 'recorder.id', 'complaint.recorded_by')
    .leftJoin('claim', 'claim.id', 'complaint.claim_id')
    .leftJoin('contract', 'contract.id', 'complaint.contract_id')
    .select(columnsOf('complaint'))
    .select(['claim.nature_id', 'claim.nature', 'claim.incident_date'])
    .select(['contract.product', 'contract.answers', 'contract.travels'])
    .select(['contract.start_date', 'contract.end_date'])
    .select(['account.username', 'account.first_name', 'account.last_name'])
    .select(NAMESAKE.as('namesake_id'))
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

/** The legal days of complaints by the day in Paris on which they came, in three lists of equal length. */
export interface LegalDays {
  readonly received: readonly string[]
  readonly acknowledgeBy: readonly string[]
  readonly answerBy: readonly string[]
}

const RECEIVED_ON = sql`(complaint.received_at at time zone 'Europe/Paris')::date`

/** The days in Paris on which the open complaints came. */
export async function findOpenDays(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct ${RECEIVED_ON}::text as day from complaint where answered_at is null`.execute(
    database,
  )
  return rows.map(({ day }) => day)
}

interface Wanted {
  readonly filter: ComplaintFilter
  readonly days: LegalDays
  readonly limit: number
  readonly offset: number
}

/** Unanswered ones first, by their next legal day; then the answered ones, latest first. */
export function findComplaints(database: Database, { filter, days, limit, offset }: Wanted) {
  const { received, acknowledgeBy, answerBy } = days
  const legal = sql<{ received_on: string; acknowledge_by: string; answer_by: string }>`
    unnest(${received}::date[], ${acknowledgeBy}::date[], ${answerBy}::date[])`.as<'legal'>(
    sql`legal (received_on, acknowledge_by, answer_by)`,
  )
  const openOn = sql`case when complaint.answered_at is null then ${RECEIVED_ON} end`
  return withAuthor(database)
    .leftJoin(legal, (join) => join.on(sql`legal.received_on`, '=', openOn))
    .where(matching(filter))
    .orderBy('complaint.answered_at', (order) => order.desc().nullsFirst())
    .orderBy(
      sql`case when complaint.acknowledged_at is null then legal.acknowledge_by else legal.answer_by end`,
    )
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
    .select(({ fn }) => fn.countAll().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface OpenCount {
  readonly motive: ComplaintMotive | null
  readonly open: number
  readonly late: number
}

/** The unanswered complaints by motive, and how many of them are late. */
export async function countOpen(database: Database, inTime: InTime): Promise<readonly OpenCount[]> {
  const { rows } = await sql<OpenCount>`
    select motive, count(*)::int as open, (count(*) filter (where ${isLate(inTime)}))::int as late
    from complaint where answered_at is null group by 1`.execute(database)
  return rows
}

interface Step {
  readonly id: string
  readonly by: string
  readonly at: Date
}

/** Returns the complaint, or undefined when there was nothing left to acknowledge. */
export function acknowledgeComplaint(database: Database, { id, by, at }: Step) {
  return database
    .updateTable('complaint')
    .set({ acknowledged_at: at, acknowledged_by: by })
    .where('id', '=', id)
    .where('acknowledged_at', 'is', null)
    .where('answered_at', 'is', null)
    .returning(columnsOf('complaint'))
    .executeTakeFirst()
}

/** Answering also acknowledges a complaint that nobody had acknowledged. */
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
    .returning(columnsOf('complaint'))
    .executeTakeFirst()
}

/** What a letter to somebody without an account says. */
export function findLetter(database: Database, id: string) {
  return database
    .selectFrom('complaint')
    .select(columnsOf('complaint'))
    .where('id', '=', id)
    .executeTakeFirst()
}
