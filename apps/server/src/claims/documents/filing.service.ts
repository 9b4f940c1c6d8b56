import { REVIEW_MESSAGES } from '@sillage/domain/claims/documents/document-review.messages.ts'
import { checkClass } from '@sillage/domain/claims/documents/document-review.ts'
import type { FileChangeKind } from '@sillage/domain/claims/documents/file-changes.ts'
import { givenFileName } from '@sillage/domain/claims/documents/file-names.ts'
import type { ClaimDocument, messages } from '@sillage/wire/claims/messages.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { publish } from '../../platform/live/live.repository.ts'
import { lockClaim, mustHandle, type OpenedClaim } from '../access/claims.access.ts'
import { CLAIM_REFUSALS } from '../claims.messages.ts'
import { findSentFiles } from '../discussion/attachments.repository.ts'
import { seenFiles } from '../discussion/health-files.ts'
import { documentsSeen } from './claim-documents.service.ts'
import { neededDocument } from './document-requests.service.ts'
import { classFile, findFilings, insertFileChange, nameFile } from './filing.repository.ts'

export interface Wanted {
  readonly id: string
  readonly fileId: string
}

/**
 * Renames a file or classes it as a document, for the team; the author of the change and the original name are kept.
 */
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

export type Found = Awaited<ReturnType<typeof sentFile>>

/** A file of a claim as its handler sees it. */
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
  await keepChange(context, { file, kind: 'named', detail: checked.value ?? '' })
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
  await keepChange(context, { file, kind: 'classed', detail: key ?? '' })
}

/** A file that only colleagues see can't be a document of the customer. */
export function mustBeSeen({ filing }: Found) {
  if (filing?.kind === 'note')
    throw refuse({ code: 'file.note', message: CLAIM_REFUSALS.fileOfNote }, 409)
}

/** Records a change with the file, and audits it. */
export async function keepChange(
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
