import type { VehicleEventState } from '@sillage/domain/contracts/insured-vehicles.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { IS_OPEN, IS_REPORTABLE, IS_VOID, STATE } from './event-state.repository.ts'

export async function insertVehicleEvents(
  transaction: Database,
  events: readonly Insertable<Schema['vehicle_event']>[],
) {
  if (events.length > 0) await transaction.insertInto('vehicle_event').values(events).execute()
}

/** Whether the end of a contract's cover is reported or waits to be. */
export async function isEndReported(database: Database, contractId: string): Promise<boolean> {
  const found = await database
    .selectFrom('vehicle_event')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('kind', '=', 'end')
    .executeTakeFirst()
  return found !== undefined
}

/**
 * How many events are in each state, and how many are late. The settled ones, which are many, are counted from their
 * index alone.
 */
export async function countVehicleEvents(database: Database, now: Date) {
  const [unsettled, settled] = await Promise.all([
    database
      .selectFrom('vehicle_event')
      .select([
        STATE.as('state'),
        sql<number>`count(*)::int`.as('count'),
        sql<number>`count(*) filter (where ${IS_OPEN} and due_at < ${now} and not ${IS_VOID})::int`.as(
          'late',
        ),
      ])
      .where('acknowledged_at', 'is', null)
      .groupBy('state')
      .execute(),
    database
      .selectFrom('vehicle_event')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('acknowledged_at', 'is not', null)
      .executeTakeFirstOrThrow(),
  ])
  return [...unsettled, { state: 'acknowledged' as const, count: settled.count, late: 0 }]
}

const SHOWN = [
  'id',
  'contract_id',
  'policy',
  'kind',
  'plate',
  'country',
  'start_date',
  'end_date',
  'occurred_at',
  'due_at',
  'sent_at',
  'acknowledged_at',
  'rejected_at',
  'rejection',
] as const

export type VehicleEventRow = Pick<Selectable<Schema['vehicle_event']>, (typeof SHOWN)[number]> & {
  readonly state: VehicleEventState
}

/** A page of events: those waiting longest first, settled ones last. Void ones are listed only when asked for. */
export function findVehicleEvents(
  database: Database,
  wanted: { state: VehicleEventState | null; limit: number; offset: number },
): Promise<VehicleEventRow[]> {
  const all = database
    .selectFrom('vehicle_event')
    .select(SHOWN)
    .select(STATE.as('state'))
    // the same order as the index
    .orderBy(sql`acknowledged_at is not null`)
    .orderBy(sql`sent_at is not null and rejected_at is null`)
    .orderBy('due_at')
    .orderBy('id')
    .limit(wanted.limit)
    .offset(wanted.offset)
  const { state } = wanted
  if (state === 'acknowledged') return all.where('acknowledged_at', 'is not', null).execute()
  if (state === null) return all.where(sql<boolean>`not ${IS_VOID}`).execute()
  return all.where('acknowledged_at', 'is', null).where(STATE, '=', state).execute()
}

/** Puts the reportable events into one batch, oldest first. Returns how many. */
export async function sendVehicleEvents(
  transaction: Database,
  { batchId, at, most }: { batchId: string; at: Date; most: number },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with ready as (
      select id from vehicle_event
      where sent_at is null and ${IS_REPORTABLE} and not ${IS_VOID}
      order by due_at, id limit ${most} for update skip locked
    )
    update vehicle_event set batch_id = ${batchId}, sent_at = ${at}
    from ready where vehicle_event.id = ready.id
    returning vehicle_event.id`.execute(transaction)
  return rows.length
}

/** The events of a batch as it was sent. */
export function findBatch(database: Database, batchId: string): Promise<VehicleEventRow[]> {
  return database
    .selectFrom('vehicle_event')
    .select(SHOWN)
    .select(STATE.as('state'))
    .where('batch_id', '=', batchId)
    .orderBy('due_at')
    .orderBy('id')
    .execute()
}

/** The events with these ids that were sent, locked until the transaction ends. */
export function lockSent(transaction: Database, ids: readonly string[]) {
  return transaction
    .selectFrom('vehicle_event')
    .select(['id', 'acknowledged_at'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('sent_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Records the response to each event: null when it was accepted. */
export async function settleVehicleEvents(
  transaction: Database,
  { answers, at }: { answers: ReadonlyMap<string, string | null>; at: Date },
): Promise<void> {
  const rows = [...answers].map(([id, rejection]) => ({ id, rejection }))
  await sql`
    update vehicle_event set rejection = answer.rejection,
      acknowledged_at = case when answer.rejection is null then ${at}::timestamptz end,
      rejected_at = case when answer.rejection is not null then ${at}::timestamptz end
    from json_to_recordset(${JSON.stringify(rows)}::json) as answer (id uuid, rejection text)
    where vehicle_event.id = answer.id`.execute(transaction)
}

/** Corrects the plate of an event that was not accepted yet, and opens it for reporting again. Returns the outcome. */
export async function correctVehicleEvent(
  transaction: Database,
  { id, plate, country }: { id: string; plate: string; country: string },
): Promise<'corrected' | 'acknowledged' | 'absent'> {
  const corrected = await transaction
    .updateTable('vehicle_event')
    .set({ plate, country, batch_id: null, sent_at: null, rejected_at: null, rejection: null })
    .where('id', '=', id)
    .where('acknowledged_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (corrected) return 'corrected'
  const found = await transaction
    .selectFrom('vehicle_event')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found ? 'acknowledged' : 'absent'
}
