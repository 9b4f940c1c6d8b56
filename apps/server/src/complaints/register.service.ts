import { receivedAt, receivedRefusal } from '@sillage/domain/complaints/register.ts'
import { dayInParis, parseDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { complaints } from '@sillage/wire/complaints.ts'
import type { Body, Query } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { authorOf, findAbout } from './complaint-author.ts'
import { COMPLAINT_NOTICES, COMPLAINT_REFUSALS } from './complaints.messages.ts'
import { findComplaints, insertComplaint } from './complaints.repository.ts'
import { filterOf } from './complaints.service.ts'
import { legalDays } from './open-complaints.service.ts'
import { changeHandling, holdColleague, insertNote, releaseOpen } from './register.repository.ts'
import {
  asSeenBy,
  type ComplaintParties,
  isAuthor,
  isInvolved,
  mustBeForColleague,
  type SeenComplaint,
  seenComplaint,
} from './seen-complaint.ts'
import { tell } from './tell-author.ts'

const MOST_EXPORTED = 5000

/**
 * Records a complaint that came by letter, telephone or mail, in its author's name, and tells them where they have an
 * account or an e-mail.
 */
export async function recordComplaint(
  { database, now, session }: RequestContext,
  { name, address, email, about, received_on, motive, ...said }: Body<typeof complaints.record>,
): Promise<SeenComplaint> {
  const by = session.account.id
  const day = readDay(received_on, dayInParis(now))
  const author = await authorOf(database, { name, address, email })
  if (author.account_id === by || author.correspondent_email === session.account.email)
    throw refuse({ code: 'complaint.own', message: COMPLAINT_REFUSALS.ownRecorded }, 403)
  return inTransaction(database, async (transaction) => {
    const row = await insertComplaint(transaction, {
      ...said,
      ...author,
      ...(about ? await findAbout(transaction, { about, accountId: author.account_id }) : {}),
      motive: motive ?? null,
      recorded_by: by,
      received_at: new Date(receivedAt(day, now).epochMilliseconds),
    })
    await tell(transaction, row, 'received')
    await recordAudit(transaction, {
      actorId: by,
      action: 'complaint.recorded',
      subjectKind: 'complaint',
      subjectId: row.id,
      detail: { channel: said.channel },
    })
    return seenComplaint(transaction, { id: row.id, accountId: by })
  })
}

function readDay(text: string, today: Temporal.PlainDate): Temporal.PlainDate {
  const day = parseDay(text)
  if (!day)
    throw refuse({
      code: 'complaint.received_on',
      message: COMPLAINT_REFUSALS.day,
      path: 'received_on',
    })
  const refusal = receivedRefusal(day, today)
  if (refusal) throw refuse(refusal)
  return day
}

/** Sets a complaint's handler and motive; a handler appointed by a colleague is notified. */
export function handleComplaint(
  { database, session, now }: RequestContext,
  { id, owner, motive }: { id: string } & Body<typeof complaints.handle>,
): Promise<SeenComplaint> {
  const by = session.account.id
  return inTransaction(database, async (transaction) => {
    const parties = await mustBeForColleague(transaction, { id, by, judges: true })
    if (owner) await mustMayOwn(transaction, { owner, parties })
    const change = {
      ...(owner === undefined ? {} : { owner_id: owner }),
      ...(motive === undefined ? {} : { motive }),
    }
    if (Object.keys(change).length > 0) {
      await changeHandling(transaction, id, change)
      await recordAudit(transaction, {
        actorId: by,
        action: 'complaint.handled',
        subjectKind: 'complaint',
        subjectId: id,
        detail: { ...(owner === undefined ? {} : { owner }), ...(motive ? { motive } : {}) },
      })
    }
    if (owner && owner !== by)
      await notify(transaction, {
        accountId: owner,
        key: `complaint ${id} given ${now.toString()}`,
        title: COMPLAINT_NOTICES.given,
        path: paths.complaintsDesk,
      })
    return seenComplaint(transaction, { id, accountId: by })
  })
}

async function mustMayOwn(
  transaction: Database,
  { owner, parties }: { owner: string; parties: ComplaintParties },
) {
  if (!(await holdColleague(transaction, owner)))
    throw refuse({
      code: 'complaint.owner_unknown',
      message: COMPLAINT_REFUSALS.ownerUnknown,
      path: 'owner',
    })
  if (
    isAuthor(parties, owner) ||
    (await isInvolved(transaction, { by: owner, claimId: parties.claim_id }))
  )
    throw refuse({
      code: 'complaint.owner_involved',
      message: COMPLAINT_REFUSALS.ownerInvolved,
      path: 'owner',
    })
}

/** Leaves the unanswered complaints of somebody who leaves the team to nobody, in the transaction that removes them. */
export async function releaseComplaintsOf(
  transaction: Database,
  { from, by }: { readonly from: string; readonly by: string },
): Promise<void> {
  // in sequence: they share one connection
  for (const id of await releaseOpen(transaction, from))
    await recordAudit(transaction, {
      actorId: by,
      action: 'complaint.handled',
      subjectKind: 'complaint',
      subjectId: id,
      detail: { previousAssignee: from },
    })
}

/** Adds a note that only colleagues read. */
export function noteComplaint(
  { database, session, now }: RequestContext,
  { id, text }: { id: string; text: string },
): Promise<SeenComplaint> {
  const by = session.account.id
  return inTransaction(database, async (transaction) => {
    const parties = await mustBeForColleague(transaction, { id, by, judges: true })
    await insertNote(transaction, {
      complaint_id: id,
      account_id: parties.account_id,
      author_id: by,
      text,
      at: new Date(now.epochMilliseconds),
    })
    return seenComplaint(transaction, { id, accountId: by })
  })
}

/** The register of a search; each export is audited. */
export async function exportRegister(
  context: RequestContext,
  query: Query<typeof complaints.register>,
): Promise<SeenComplaint[]> {
  const { database, session } = context
  const accountId = session.account.id
  const filter = filterOf(context, query)
  const days = await legalDays(database)
  const rows = await findComplaints(database, { filter, days, limit: MOST_EXPORTED, offset: 0 })
  await recordAudit(database, {
    actorId: accountId,
    action: 'complaint.exported',
    subjectKind: 'complaint',
    subjectId: '',
    detail: { found: rows.length },
  })
  return asSeenBy(database, { accountId, rows })
}
