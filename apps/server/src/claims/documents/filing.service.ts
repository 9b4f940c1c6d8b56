import { requestReasonLabel } from '@sillage/domain/claims/checklist.ts'
import { REVIEW_MESSAGES } from '@sillage/domain/claims/documents/document-review.messages.ts'
import {
  checkClass,
  checkReview,
  type Review,
} from '@sillage/domain/claims/documents/document-review.ts'
import type { FileChangeKind } from '@sillage/domain/claims/documents/file-changes.ts'
import { givenFileName } from '@sillage/domain/claims/documents/file-names.ts'
import { HEALTH_MESSAGES } from '@sillage/domain/claims/health/health-papers.messages.ts'
import type { ClaimDocument } from '@sillage/wire/claims/claim-message.ts'
import type { messages } from '@sillage/wire/claims/messages.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { DomainError, notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { publish } from '../../platform/live/live.repository.ts'
import { lockClaim, mustBeOpen, mustHandle, type OpenedClaim } from '../access/claims.access.ts'
import { CLAIM_EVENTS, CLAIM_NOTICES, CLAIM_REFUSALS } from '../claims.messages.ts'
import { findSentFiles } from '../discussion/attachments.repository.ts'
import { seenFiles } from '../discussion/health-files.ts'
import { checklistOf } from '../house/intake.service.ts'
import { dateOf, moveClaim, numberOf } from '../outcome/claim-movement.ts'
import { documentsSeen, labelOfFiling } from './claim-documents.service.ts'
import { endOpenRequestsFor, insertRequest } from './document-requests.repository.ts'
import { neededDocument, turnAfter } from './document-requests.service.ts'
import {
  classFile,
  findFilings,
  insertFileChange,
  judgeFile,
  nameFile,
} from './filing.repository.ts'

interface Wanted {
  readonly id: string
  readonly fileId: string
}

/** The team names a file or says which document it is; who did it is kept, and the name that it came with. */
export function fileDocument(
  context: RequestContext,
  { name, document_key: key, ...wanted }: Wanted & Body<typeof messages.fileDocument>,
): Promise<ClaimDocument> {
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id: wanted.id, session: context.session })
    mustHandle(opened)
    const inside = { ...context, database: transaction }
    const found = await sentFile(inside, opened, wanted.fileId)
    if (name !== undefined) await giveName(inside, found, name)
    if (key !== undefined) await classAs(inside, { opened, found, key })
    await publish(transaction, {
      kind: 'status',
      payload: { claim_id: opened.claim.id, claimStatus: opened.claim.status },
      accountIds: [],
      staff: true,
    })
    return documentNow(inside, wanted)
  })
}

type Found = Awaited<ReturnType<typeof sentFile>>

/** A file of a claim as who handles it meets it. */
export async function sentFile(
  { database, session }: RequestContext,
  opened: OpenedClaim,
  id: string,
) {
  const viewer = { claimId: opened.claim.id, accountId: session.account.id, forStaff: true }
  const file = (await findSentFiles(database, viewer)).find((one) => one.id === id.toLowerCase())
  if (!file) throw notFound()
  const filings = await findFilings(database, viewer.claimId)
  return { file, filing: filings.find((one) => one.file_id === file.id) }
}

export async function documentNow(context: RequestContext, { id, fileId }: Wanted) {
  const accountId = context.session.account.id
  const rows = await findSentFiles(context.database, { claimId: id, accountId, forStaff: true })
  const { files } = seenFiles(rows, { accountId, standing: 'staff' })
  const documents = await documentsSeen(context, { id, files })
  const now = documents.find((one) => one.file_id === fileId.toLowerCase())
  if (!now) throw notFound()
  return now
}

async function giveName(context: RequestContext, { file, filing }: Found, given: string) {
  if (file.is_health)
    throw refuse({ code: 'file.health_name', message: REVIEW_MESSAGES.healthName, path: 'name' })
  const checked = givenFileName(given, { own: file.name })
  if (!checked.ok) throw refuse(checked.error)
  if (checked.value === (filing?.given_name ?? null)) return
  await nameFile(context.database, { fileId: file.id, name: checked.value })
  await keep(context, { file, kind: 'named', detail: checked.value ?? '' })
}

async function classAs(
  context: RequestContext,
  { opened, found, key }: { opened: OpenedClaim; found: Found; key: string | null },
) {
  const { file, filing } = found
  if (key === (filing?.document_key ?? null) && !(key === null && filing?.request_id)) return
  mustBeSeen(found)
  if (key !== null) {
    const { medical } = await neededDocument(context.database, opened.claim, key)
    const checked = checkClass({ medical, isHealth: file.is_health })
    if (!checked.ok) throw refuse(checked.error)
  }
  await classFile(context.database, { claimId: file.claim_id, fileId: file.id, key })
  await keep(context, { file, kind: 'classed', detail: key ?? '' })
}

/** What only colleagues see can't be a document of the customer. */
export function mustBeSeen({ filing }: Found) {
  if (filing?.kind === 'note') throw conflict('file.note', CLAIM_REFUSALS.fileOfNote)
}

/** The team accepts a document, or refuses it: it is asked for again, with the reason and words for the customer. */
export function reviewDocument(
  context: RequestContext,
  { verdict, reason, words, ...wanted }: Wanted & Body<typeof messages.reviewDocument>,
): Promise<ClaimDocument> {
  const { session, now } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id: wanted.id, session })
    mustBeOpen('reviewDocument', opened)
    const inside = { ...context, database: transaction }
    const found = await sentFile(inside, opened, wanted.fileId)
    mustBeSeen(found)
    const { file, filing } = found
    const label = labelOfFiling(filing, await checklistOf(transaction, opened.claim))
    const checked = checkReview(
      { verdict, reason, words },
      {
        isNamed: label !== null,
        isHealth: file.is_health,
        mayReadHealth: session.account.capabilities.includes('medical') && !file.withdrawn_at,
      },
    )
    if (!checked.ok) throw refuse(checked.error, checked.error.code === 'file.health' ? 403 : 422)
    const review = checked.value
    if (review.verdict === 'accepted' && filing?.verdict === 'accepted')
      return documentNow(inside, wanted)
    const isRefused = review.verdict === 'refused'
    await judgeFile(transaction, {
      claimId: opened.claim.id,
      fileId: file.id,
      judgement: {
        verdict,
        refusal_reason: isRefused ? review.reason : null,
        refusal_words: isRefused ? review.words : '',
        judged_by: session.account.id,
        judged_at: dateOf(now),
      },
    })
    await keep(inside, {
      file,
      kind: verdict,
      detail: isRefused ? `${requestReasonLabel(review.reason)}. ${review.words}` : '',
    })
    const judged = { opened, found, label: label ?? '' }
    if (isRefused) await askAgain(inside, { ...judged, ...review })
    else await tick(inside, judged)
    return documentNow(inside, wanted)
  })
}

interface JudgedFile {
  readonly opened: OpenedClaim
  readonly found: Found
  readonly label: string
}

/** In the lines that every participant reads a health paper has no name. */
const lineLabel = ({ found, label }: JudgedFile) =>
  found.file.is_health ? HEALTH_MESSAGES.received : label

/** An accepted document answers what was asked for. */
async function tick(context: RequestContext, judged: JudgedFile) {
  const { database: transaction, session, now } = context
  const { opened, found, label } = judged
  const { claim } = opened
  const answered = await endOpenRequestsFor(transaction, {
    claimId: claim.id,
    key: found.filing?.document_key ?? null,
    label,
    ending: { fulfilled_at: dateOf(now), fulfilled_by: session.account.id },
  })
  const text = lineLabel(judged)
  await moveClaim(transaction, context, {
    claim,
    ...(answered > 0 && { change: { waiting: await turnAfter(transaction, claim) } }),
    happenings: [{ kind: 'document_accepted', detail: text }],
    line: CLAIM_EVENTS.documentAccepted(text),
  })
}

async function askAgain(
  context: RequestContext,
  { reason, words, ...judged }: JudgedFile & Extract<Review, { verdict: 'refused' }>,
) {
  const { database: transaction, session, now } = context
  const { opened, found, label } = judged
  const { claim } = opened
  const key = found.filing?.document_key ?? null
  await endOpenRequestsFor(transaction, {
    claimId: claim.id,
    key,
    label,
    ending: { withdrawn_at: dateOf(now) },
  })
  await insertRequest(transaction, {
    claim_id: claim.id,
    document_key: key,
    label,
    reason,
    note: words,
    requested_by: session.account.id,
    requested_at: dateOf(now),
  })
  const shown = `${lineLabel(judged)} (${requestReasonLabel(reason)})`
  await moveClaim(transaction, context, {
    claim,
    change: { waiting: 'customer' },
    happenings: [{ kind: 'document_refused', detail: shown }],
    line: CLAIM_EVENTS.documentRefused(found.file.is_health ? shown : `${shown}. ${words}`),
    title: CLAIM_NOTICES.requested(numberOf(claim.id)),
  })
}

/** Who did it and when, with the file and in the log. */
async function keep(
  { database, session, now }: RequestContext,
  { file, kind, detail }: { file: Found['file']; kind: FileChangeKind; detail: string },
) {
  await insertFileChange(database, {
    claim_id: file.claim_id,
    file_id: file.id,
    kind,
    detail,
    changed_by: session.account.id,
    at: dateOf(now),
  })
  const isJudged = kind === 'accepted' || kind === 'refused'
  await recordAudit(database, {
    actorId: session.account.id,
    action: isJudged ? 'claim.document_judged' : 'claim.document_filed',
    subjectKind: 'claim',
    subjectId: file.claim_id,
    detail: { files: [file.id], change: kind },
  })
}

function conflict(code: string, message: string) {
  return new DomainError({ status: 409, code, message })
}
