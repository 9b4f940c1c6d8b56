import { dayInParis } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { complaints } from '@sillage/wire/complaints.ts'
import type { Body, Query } from '@sillage/wire/http/route.ts'
import { capAttempts, holdOwnAccount } from '../accounts/accounts.service.ts'
import { recordAudit, recordListing } from '../audit/audit.service.ts'
import { notifyArrival } from '../notifications/notifications.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import type { ComplaintRow } from '../platform/database/tables/tables-complaints.ts'
import { DomainError, notFound, refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import type { ComplaintFilter } from './complaint-filter.repository.ts'
import { COMPLAINT_NOTICES, COMPLAINT_REFUSALS } from './complaints.messages.ts'
import {
  acknowledgeComplaint,
  answerComplaint,
  countComplaints,
  findComplaints,
  findComplaintsOf,
  insertComplaint,
} from './complaints.repository.ts'
import { inTimeOn, legalDays } from './open-complaints.service.ts'
import { findForeign } from './parties.repository.ts'
import {
  asSeenBy,
  mustBeForColleague,
  type SeenComplaint,
  seenComplaint,
} from './seen-complaint.ts'
import { tell } from './tell-author.ts'

/** Complaints that one account may send in 15 minutes. */
const COMPLAINTS = 10
const USUAL_LIMIT = 20

export function capComplaints({ database, now, session }: RequestContext): Promise<void> {
  return capAttempts(database, {
    key: `réclamations ${session.account.id}`,
    cap: COMPLAINTS,
    now,
  })
}

/** Records a complaint and acknowledges its receipt at once, in writing. */
export function complain(
  { database, now, session }: RequestContext,
  form: Body<typeof complaints.create>,
): Promise<ComplaintRow> {
  const { id: accountId } = session.account
  const { subject, message, contract_id: contractId = null, claim_id: claimId = null } = form
  return inTransaction(database, async (transaction) => {
    await holdOwnAccount(transaction, session)
    const foreign = await findForeign(transaction, { accountId, contractId, claimId })
    if (foreign.length > 0) throw notFound()
    const row = await insertComplaint(transaction, {
      account_id: accountId,
      contract_id: contractId,
      claim_id: claimId,
      subject,
      message,
      received_at: new Date(now.epochMilliseconds),
    })
    await tell(transaction, row, 'received')
    await notifyArrival(transaction, {
      key: `réclamation ${row.id} arrivée`,
      title: COMPLAINT_NOTICES.arrived,
      path: paths.complaintsDesk,
      roles: ['advisor', 'admin'],
      exceptIds: [accountId],
    })
    return row
  })
}

export function complaintsOf({ database, session }: RequestContext): Promise<ComplaintRow[]> {
  return findComplaintsOf(database, session.account.id)
}

/** One page for staff; reading it is audited. */
export async function listComplaints(
  context: RequestContext,
  { page = 1, limit = USUAL_LIMIT, ...query }: Query<typeof complaints.all>,
): Promise<{ rows: SeenComplaint[]; total: number }> {
  const { database, session } = context
  const accountId = session.account.id
  const filter = filterOf(context, query)
  const days = await legalDays(database)
  const rows = await findComplaints(database, { filter, days, limit, offset: (page - 1) * limit })
  const total = await countComplaints(database, filter)
  if (rows.length > 0)
    // the page shows their texts, so the audit names them
    await recordListing(database, {
      actorId: accountId,
      action: 'complaint.read',
      subjectKind: 'complaint',
      subjectId: '',
      filter: { ids: rows.map(({ id }) => id) },
      found: total,
    })
  return { rows: await asSeenBy(database, { accountId, rows }), total }
}

const MOST_WORDS = 8

/** The row filters of a search, for its reader. */
export function filterOf(
  { now, session }: RequestContext,
  { state, motive, owner, within, q = '' }: Query<typeof complaints.register>,
): ComplaintFilter {
  const words = q.split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS)
  const filter = {
    motive,
    words,
    ...(within === undefined
      ? {}
      : { receivedSince: new Date(now.subtract({ hours: 24 * within }).epochMilliseconds) }),
    ...(state === 'late' ? { late: inTimeOn(dayInParis(now)) } : { state }),
  }
  if (owner === undefined) return filter
  const reader = session.account.id
  return { ...filter, ownerId: owner === 'nobody' ? null : owner === 'me' ? reader : owner }
}

export function acknowledge(context: RequestContext, id: string): Promise<SeenComplaint> {
  return take(context, { id, step: 'acknowledged', move: acknowledgeComplaint })
}

export function giveAnswer(
  context: RequestContext,
  id: string,
  answer: string,
): Promise<SeenComplaint> {
  return take(context, {
    id,
    step: 'answered',
    move: (database, step) => answerComplaint(database, { ...step, answer }),
  })
}

interface Move {
  readonly id: string
  readonly step: 'acknowledged' | 'answered'
  readonly move: (
    database: Database,
    step: { id: string; by: string; at: Date },
  ) => Promise<ComplaintRow | undefined>
}

/** Performs one step of a complaint, for staff; of two people at once, one succeeds. */
function take({ database, now, session }: RequestContext, { id, step, move }: Move) {
  return inTransaction(database, async (transaction) => {
    const by = session.account.id
    await mustBeForColleague(transaction, { id, by, judges: step === 'answered' })
    const moved = await move(transaction, { id, by, at: new Date(now.epochMilliseconds) })
    if (!moved) throw alreadyDone(step)
    await tell(transaction, moved, step)
    await recordAudit(transaction, {
      actorId: by,
      action: 'complaint.answered',
      subjectKind: 'complaint',
      subjectId: id,
      detail: { step },
    })
    return seenComplaint(transaction, { id, accountId: by })
  })
}

function alreadyDone(step: Move['step']): DomainError {
  return refuse({ code: `complaint.${step}`, message: COMPLAINT_REFUSALS[step] }, 409)
}
