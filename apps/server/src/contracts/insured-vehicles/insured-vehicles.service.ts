import { randomUUID } from 'node:crypto'
import {
  isReportablePlate,
  readAcknowledgements,
  reportedPlate,
  VEHICLE_EVENT_STATES,
} from '@sillage/domain/contracts/insured-vehicles.ts'
import type { insuredVehicles } from '@sillage/wire/contracts/insured-vehicles.ts'
import type { Body, Query, Reply } from '@sillage/wire/http/route.ts'
import { recordAudit, recordListing } from '../../audit/audit.service.ts'
import { currentInsurer } from '../../documents/documents.service.ts'
import { namesOf } from '../../payments/contract-names.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { VEHICLE_REFUSALS } from './insured-vehicles.messages.ts'
import { presentEvent } from './insured-vehicles.present.ts'
import {
  correctVehicleEvent,
  countVehicleEvents,
  findBatch,
  findVehicleEvents,
  lockSent,
  sendVehicleEvents,
  settleVehicleEvents,
} from './insured-vehicles.repository.ts'
import { findReported, isOffContract } from './off-contract.repository.ts'

type Routes = typeof insuredVehicles

const MOST_IN_A_BATCH = 10_000 // the rest goes into the next one

/** A page of events; the listing is audited. */
export async function listVehicleEvents(
  { database, now, session }: RequestContext,
  { state, page = 1, limit = 50 }: Query<Routes['list']>,
): Promise<Reply<Routes['list']>['data']> {
  const [counted, rows] = await Promise.all([
    countVehicleEvents(database, new Date(now.epochMilliseconds)),
    findVehicleEvents(database, { state: state ?? null, limit, offset: (page - 1) * limit }),
  ])
  const counts = Object.fromEntries(
    VEHICLE_EVENT_STATES.map((one) => [one, counted.find((row) => row.state === one)?.count ?? 0]),
  ) as Record<(typeof VEHICLE_EVENT_STATES)[number], number>
  const ids = rows.map((row) => row.contract_id)
  const [names, alreadyReported] = await Promise.all([
    namesOf(database, ids),
    findReported(database, rows),
  ])
  const all = counted.reduce((sum, { count }) => sum + count, 0)
  const total = state ? counts[state] : all - counts.void
  await recordListing(database, {
    actorId: session.account.id,
    action: 'vehicle_event.listed',
    subjectKind: 'vehicle_event',
    subjectId: '',
    filter: state ? { status: state } : {},
    found: total,
  })
  const late = counted.reduce((sum, row) => sum + row.late, 0)
  const events = rows.map((row) => ({
    ...presentEvent(row, now),
    contract: names.get(row.contract_id) ?? '',
    is_off_contract: isOffContract(row, alreadyReported),
  }))
  return { events, counts, late, total, page, limit }
}

/** Marks everything reportable as sent, in one batch; its file can be downloaded repeatedly. */
export function sendBatch({
  database,
  now,
  session,
}: RequestContext): Promise<Reply<Routes['send']>['data']> {
  const batchId = randomUUID()
  return inTransaction(database, async (transaction) => {
    const at = new Date(now.epochMilliseconds)
    const count = await sendVehicleEvents(transaction, { batchId, at, most: MOST_IN_A_BATCH })
    if (count === 0) return { batch_id: null, count }
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'vehicle_event.sent',
      subjectKind: 'vehicle_event',
      subjectId: batchId,
      detail: { lines: count },
    })
    return { batch_id: batchId, count }
  })
}

/** The events of a batch; every reading is audited. */
export async function readBatch(
  { database, now, session }: RequestContext,
  id: string,
): Promise<Reply<Routes['batch']>['data']> {
  const rows = isUuid(id) ? await findBatch(database, id) : []
  if (rows.length === 0) throw notFound()
  await recordAudit(database, {
    actorId: session.account.id,
    action: 'vehicle_event.read_again',
    subjectKind: 'vehicle_event',
    subjectId: id,
    detail: { lines: rows.length },
  })
  const { name, addressLines } = currentInsurer()
  return {
    insurer: { name, address: [...addressLines] },
    events: rows.map((row) => presentEvent(row, now)),
  }
}

/** Records the replies of the file of insured vehicles: valid lines are applied (once), wrong ones listed. */
export function acknowledgeEvents(
  { database, now, session }: RequestContext,
  { file }: Body<Routes['acknowledge']>,
): Promise<Reply<Routes['acknowledge']>['data']> {
  const { acknowledgements, errors } = readAcknowledgements(file)
  const lineErrors = [...errors]
  return inTransaction(database, async (transaction) => {
    const sent = await lockSent(
      transaction,
      acknowledgements.map(({ eventId }) => eventId),
    )
    const byId = new Map(sent.map((row) => [row.id, row]))
    const answers = new Map<string, string | null>()
    for (const { line, eventId, rejection } of acknowledgements) {
      const row = byId.get(eventId)
      if (!row) lineErrors.push({ line, message: VEHICLE_REFUSALS.unknownEvent })
      else if (row.acknowledged_at) {
        if (rejection !== null) lineErrors.push({ line, message: VEHICLE_REFUSALS.settled })
      } else answers.set(row.id, rejection)
    }
    const rejected = [...answers.values()].filter((rejection) => rejection !== null).length
    const acknowledged = answers.size - rejected
    if (answers.size > 0)
      await settleVehicleEvents(transaction, { answers, at: new Date(now.epochMilliseconds) })
    if (acknowledged + rejected > 0)
      await recordAudit(transaction, {
        actorId: session.account.id,
        action: 'vehicle_event.acknowledged',
        subjectKind: 'vehicle_event',
        subjectId: '',
        detail: { acknowledged, rejected },
      })
    return {
      acknowledged,
      rejected,
      errors: lineErrors.toSorted((one, other) => one.line - other.line),
    }
  })
}

/** Corrects a plate that could not be reported or was rejected. */
export async function correctPlate(
  { database, session }: RequestContext,
  { id, plate, country }: Body<Routes['correct']> & { readonly id: string },
) {
  const reported = reportedPlate(plate)
  if (!isReportablePlate(reported, country))
    throw refuse({ code: 'plate.invalid', message: VEHICLE_REFUSALS.notPlate, path: 'plate' })
  await inTransaction(database, async (transaction) => {
    await correct(transaction, { id, plate: reported, country })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'vehicle_event.corrected',
      subjectKind: 'vehicle_event',
      subjectId: id,
    })
  })
}

async function correct(
  transaction: Database,
  wanted: { id: string; plate: string; country: string },
) {
  const outcome = isUuid(wanted.id) ? await correctVehicleEvent(transaction, wanted) : 'absent'
  if (outcome === 'absent') throw notFound()
  if (outcome === 'acknowledged')
    throw refuse({ code: 'vehicle_event.settled', message: VEHICLE_REFUSALS.acknowledged }, 409)
}
