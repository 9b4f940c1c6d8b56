import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { eventSentence } from '@sillage/domain/contracts/history.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { HistoryEvent, HistoryLine } from '@sillage/wire/contracts/contract-history.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { presentContractBase } from '../contracts.present.ts'
import {
  findEvents,
  findLine,
  type HistoryRow,
  type RecordedEvent,
} from './contract-history.repository.ts'
import { ACTORS } from './contract-life.messages.ts'

type Viewer = RequestContext['session']['account']

/** A contract and its whole chain, by start date, with what happened to each. Staff may read any, which is audited. */
export async function historyOf(
  { database, now, session }: RequestContext,
  id: string,
): Promise<HistoryLine[]> {
  const viewer = session.account
  const accountId = isStaff(viewer.role) ? null : viewer.id
  const rows = isUuid(id) ? await findLine(database, { id, accountId }) : []
  const [first] = rows
  if (!first) throw notFound()
  if (first.account_id !== viewer.id)
    await recordAudit(database, {
      actorId: viewer.id,
      action: 'contract.read',
      subjectKind: 'contract',
      subjectId: id.toLowerCase(),
    })
  const ids = rows.map((row) => row.id)
  const events = Map.groupBy(await findEvents(database, ids), (event) => event.contract_id)
  const today = dayInParis(now)
  return rows.map((row) => presentHistory(row, { events: events.get(row.id) ?? [], viewer, today }))
}

interface HistoryContext {
  events: readonly RecordedEvent[]
  viewer: Viewer
  today: Temporal.PlainDate
}

function presentHistory(row: HistoryRow, { events, viewer, today }: HistoryContext): HistoryLine {
  return {
    ...presentContractBase(row, today),
    events: events.map((event) => presentEvent(event, { row, viewer })),
  }
}

function presentEvent(
  event: RecordedEvent,
  { row, viewer }: { row: HistoryRow; viewer: Viewer },
): HistoryEvent {
  const who = actorOf(event, { ownerId: row.account_id, viewer })
  return {
    at: event.at.toISOString(),
    action: event.action,
    who,
    text: eventSentence({ action: event.action, origin: row.origin, who }),
    reason: event.reason,
  }
}

/** Customers do not see the names of staff; staff does. */
function actorOf(
  event: RecordedEvent,
  { ownerId, viewer }: { ownerId: string; viewer: Viewer },
): string {
  if (event.account_id === null) return ACTORS.house
  if (event.account_id === viewer.id) return ACTORS.you
  if (event.account_id === ownerId) return ACTORS.owner
  return isStaff(viewer.role) && event.username !== null ? event.username : ACTORS.advisor
}
