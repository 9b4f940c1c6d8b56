import type { AuditAction } from '@sillage/domain/audit/audit-actions.ts'
import { CLAIM_MESSAGES } from '@sillage/domain/claims/claims.messages.ts'
import { HEALTH_MESSAGES } from '@sillage/domain/claims/health/health-papers.messages.ts'
import { checkConsent } from '@sillage/domain/claims/health/health-papers.ts'
import type { NeededDocument } from '@sillage/domain/claims/nature.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { claims } from '@sillage/wire/claims/claims.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { lockClaim, mustBeOpen, type OpenedClaim } from '../access/claims.access.ts'
import { presentRequest } from '../claim-detail.present.ts'
import { checklistFor } from '../claim-detail.service.ts'
import { CLAIM_EVENTS, CLAIM_NOTICES, CLAIM_REFUSALS } from '../claims.messages.ts'
import { keepConsentFor } from '../discussion/health-consent.service.ts'
import { postMessage } from '../discussion/messages.service.ts'
import { checklistOf } from '../house/intake.service.ts'
import { moveClaim, referenceOf } from '../outcome/claim-movement.ts'
import {
  countOpenRequests,
  endRequest,
  findOwnFiles,
  findRequests,
  fulfilByKey,
  insertProvided,
  insertRequest,
  requestExists,
} from './document-requests.repository.ts'

/** Asks for a document, of the checklist or another: it becomes the customer's turn. */
export function requestDocument(
  context: RequestContext,
  { id, ...request }: { id: string } & Body<typeof claims.requestDocument>,
) {
  const { session } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('requestDocument', opened)
    const { claim } = opened
    const label = await labelOf(transaction, opened, request)
    const row = await insertRequest(transaction, {
      claim_id: claim.id,
      document_key: request.document_key ?? null,
      label,
      reason: request.reason,
      note: cleanLine(request.note ?? ''),
      requested_by: session.account.id,
      requested_at: dateOf(context.now),
    })
    if (!row)
      throw refuse({ code: 'claim.already_requested', message: CLAIM_REFUSALS.requestOpen }, 409)
    await moveClaim(transaction, context, {
      claim,
      change: { waiting: 'customer' },
      happenings: [{ kind: 'document_requested', detail: label }],
      line: CLAIM_EVENTS.documentRequested(label),
      title: CLAIM_NOTICES.requested(referenceOf(claim)),
    })
    await audit(transaction, context, {
      action: 'claim.document_requested',
      claimId: claim.id,
      requestId: row.id,
    })
    return presentRequest({ ...row, files: [] }, opened.standing)
  })
}

async function labelOf(
  database: Database,
  { claim }: OpenedClaim,
  request: Body<typeof claims.requestDocument>,
): Promise<string> {
  const { document_key: key } = request
  const needed = key && (await neededDocument(database, claim, key))
  const label = needed ? needed.label : cleanLine(request.label ?? '')
  if (label) return label
  throw refuse({
    code: 'claim.request_label',
    message: CLAIM_REFUSALS.requestLabel,
    path: 'label',
  })
}

const isOf = (key: string | null | undefined) => (document: NeededDocument) => document.key === key

export async function neededDocument(database: Database, claim: OpenedClaim['claim'], key: string) {
  const checklist = await checklistOf(database, claim)
  const needed = checklist.find(isOf(key))
  if (needed) return needed
  throw refuse({
    code: 'claim.document_of_other',
    message: CLAIM_MESSAGES.documentOfOther,
    path: 'document_key',
  })
}

/** Withdraws a request for a document; after the last one it is the insurer's turn. */
export function withdrawRequest(
  context: RequestContext,
  { id, requestId }: { id: string; requestId: string },
) {
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session: context.session })
    mustBeOpen('requestDocument', opened)
    const { claim } = opened
    const row = await endOpen(transaction, {
      claimId: claim.id,
      requestId,
      ending: { withdrawn_at: dateOf(context.now) },
    })
    await moveClaim(transaction, context, {
      claim,
      change: { waiting: await turnAfter(transaction, claim) },
      happenings: [{ kind: 'document_withdrawn', detail: row.label }],
      line: CLAIM_EVENTS.documentWithdrawn(row.label),
    })
    await audit(transaction, context, {
      action: 'claim.document_request_withdrawn',
      claimId: claim.id,
      requestId,
    })
    return presentRequest({ ...row, files: [] }, opened.standing)
  })
}

interface Fulfilled extends Body<typeof claims.fulfilRequest> {
  readonly id: string
  readonly requestId: string
}

/** Sends uploaded files for a request, in the discussion; after the last open request it is the insurer's turn. */
export function fulfilRequest(
  context: RequestContext,
  { id, requestId, files, health_consent }: Fulfilled,
) {
  const { session, now } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('provideDocument', opened)
    const { claim } = opened
    const asked = (await findRequests(transaction, claim.id)).find((one) => one.id === requestId)
    const needed = (await checklistOf(transaction, claim)).find(isOf(asked?.document_key))
    const isHealth = takenAsHealth(opened, needed, health_consent)
    const fileIds = await sendFiles(
      { ...context, database: transaction },
      { opened, files, isHealth },
    )
    const row = await endOpen(transaction, {
      claimId: claim.id,
      requestId,
      ending: { fulfilled_at: dateOf(now), fulfilled_by: session.account.id },
    })
    await insertProvided(
      transaction,
      fileIds.map((fileId) => ({
        claim_id: claim.id,
        file_id: fileId,
        document_key: row.document_key,
        request_id: row.id,
        provided_by: session.account.id,
        provided_at: dateOf(now),
      })),
    )
    await received(transaction, context, { opened, label: isHealth ? null : row.label })
    return presentRequest({ ...row, files: fileIds }, opened.standing)
  })
}

/** Sends files as a document of the checklist, which also fulfils an open request for it. */
export function provideDocument(
  context: RequestContext,
  { id, document_key, files, health_consent }: { id: string } & Body<typeof claims.provideDocument>,
) {
  const { session, now } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('provideDocument', opened)
    const { claim } = opened
    const needed = await neededDocument(transaction, claim, document_key)
    const isHealth = takenAsHealth(opened, needed, health_consent)
    const fileIds = await sendFiles(
      { ...context, database: transaction },
      { opened, files, isHealth },
    )
    const requests = await findRequests(transaction, claim.id)
    const answered = requests.find(
      (row) => row.document_key === needed.key && !row.fulfilled_at && !row.withdrawn_at,
    )
    await fulfilByKey(transaction, {
      claimId: claim.id,
      documentKey: needed.key,
      by: session.account.id,
      at: dateOf(now),
    })
    await insertProvided(
      transaction,
      fileIds.map((fileId) => ({
        claim_id: claim.id,
        file_id: fileId,
        document_key: needed.key,
        request_id: answered?.id ?? null,
        provided_by: session.account.id,
        provided_at: dateOf(now),
      })),
    )
    await received(transaction, context, { opened, label: isHealth ? null : needed.label })
    return checklistFor(transaction, claim)
  })
}

async function received(
  transaction: Database,
  context: RequestContext,
  { opened, label: named }: { opened: OpenedClaim; label: string | null },
) {
  const { claim } = opened
  // every participant reads the line
  const label = named ?? HEALTH_MESSAGES.received
  await moveClaim(transaction, context, {
    claim,
    change: { waiting: await turnAfter(transaction, claim) },
    happenings: [{ kind: 'document_received', detail: label }],
    line: CLAIM_EVENTS.documentReceived(label),
    title: CLAIM_NOTICES.received(referenceOf(claim)),
  })
}

/** The insurer's turn after the last document; before that, the turn as it was before these files were sent. */
export async function turnAfter(transaction: Database, { id, waiting }: OpenedClaim['claim']) {
  return (await countOpenRequests(transaction, id)) === 0 ? 'insurer' : waiting
}

async function endOpen(transaction: Database, wanted: Parameters<typeof endRequest>[1]) {
  const { claimId, requestId } = wanted
  if (!isUuid(requestId)) throw notFound()
  const row = await endRequest(transaction, wanted)
  if (row) return row
  if (!(await requestExists(transaction, { claimId, requestId }))) throw notFound()
  throw refuse({ code: 'claim.request_ended', message: CLAIM_REFUSALS.requestAnswered }, 409)
}

/** The files, each once, all uploaded by the account to this claim; those not sent yet are posted in the discussion. */
async function sendFiles(
  context: RequestContext,
  { opened, files, isHealth }: { opened: OpenedClaim; files: readonly string[]; isHealth: boolean },
): Promise<string[]> {
  const { claim, standing } = opened
  const claimId = claim.id
  const fileIds = [...new Set(files.map((file) => file.toLowerCase()))]
  const accountId = context.session.account.id
  const own = await findOwnFiles(context.database, { claimId, accountId, fileIds })
  if (own.length < fileIds.length)
    throw refuse({ code: 'claim.file_unknown', message: CLAIM_REFUSALS.fileUnknown, path: 'files' })
  const unsent = own.filter(({ message_id }) => message_id === null).map(({ id }) => id)
  if (unsent.length > 0)
    await postMessage(context, {
      claimId,
      content: '',
      documents: [],
      files: unsent,
      health_consent: isHealth,
      isNote: false,
      keepsTurn: false,
    })
  // covers files that were already in the discussion
  if (isHealth) await keepConsentFor(context.database, { context, claimId, fileIds, standing })
  return fileIds
}

/** Whether files are taken as health documents; throws when the consent they need is missing. */
function takenAsHealth(
  { standing }: OpenedClaim,
  needed: NeededDocument | undefined,
  hasConsented: boolean,
): boolean {
  const taken = checkConsent({ medical: needed?.medical, hasConsented, standing })
  if (!taken.ok) throw refuse(taken.error)
  return taken.value === 'health'
}

function audit(
  transaction: Database,
  { session }: RequestContext,
  { action, claimId, requestId }: { action: AuditAction; claimId: string; requestId: string },
) {
  return recordAudit(transaction, {
    actorId: session.account.id,
    action,
    subjectKind: 'claim',
    subjectId: claimId,
    detail: { request: requestId },
  })
}
