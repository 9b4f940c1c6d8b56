import { envelopeLines } from '@sillage/domain/complaints/correspondent.ts'
import { complaintDeadlines } from '@sillage/domain/complaints/deadlines.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { recordListing } from '../audit/audit.service.ts'
import { currentInsurer, renderPdf } from '../documents/documents.service.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { notFound, refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { COMPLAINT_REFUSALS } from './complaints.messages.ts'
import { findLetter } from './complaints.repository.ts'

const dayOf = (date: Date) => dayInParis(date.toTemporalInstant()).toString()

/**
 * The letter that the team posts to somebody without an account: the answer once there is one, else the
 * acknowledgement, with the date of that step. It is made from stored data, so it is always the same. Throws 404
 * without a postal address, 409 before the first step. Reading it is audited.
 */
export async function complaintLetter(
  { database, session, waiter }: RequestContext,
  id: string,
): Promise<Buffer> {
  const complaint = isUuid(id) ? await findLetter(database, id) : undefined
  if (!complaint?.correspondent_name || !complaint.correspondent_address) throw notFound()
  const writtenAt = complaint.answered_at ?? complaint.acknowledged_at
  if (!writtenAt)
    throw refuse({ code: 'complaint.no_letter', message: COMPLAINT_REFUSALS.noLetter }, 409)
  await recordListing(database, {
    actorId: session.account.id,
    action: 'complaint.read',
    subjectKind: 'complaint',
    subjectId: id,
    filter: {},
    found: 1,
  })
  const arrived = complaint.received_at.toTemporalInstant()
  return renderPdf(
    'complaint-letter',
    {
      complaintId: id,
      subject: complaint.subject,
      recipient: complaint.correspondent_name,
      addressLines: envelopeLines(complaint.correspondent_address),
      insurer: currentInsurer(),
      sentOn: dayOf(complaint.received_at),
      answerBy: complaintDeadlines(arrived).answerBy.toString(),
      draftedOn: dayOf(writtenAt),
      answer: complaint.answer,
    },
    waiter,
  )
}
