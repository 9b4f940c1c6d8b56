import {
  HEALTH_CONSENT,
  HEALTH_MESSAGES,
} from '@sillage/domain/claims/health/health-papers.messages.ts'
import { type HealthReason, openingRefusal } from '@sillage/domain/claims/health/health-papers.ts'
import type { Standing } from '@sillage/domain/claims/status.ts'
import type { ClaimFile } from '@sillage/wire/claims/claim-message.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import type { BinaryAnswer } from '../../platform/http/answers.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { openClaim } from '../access/claims.access.ts'
import { findFile } from './attachments.repository.ts'
import { type FilesContext, MEDIA_TYPES } from './attachments.service.ts'
import {
  findFileIdsOfMessage,
  markFiles,
  unmarkFile,
  withdrawConsentOf,
} from './health-consent.repository.ts'
import { seenFiles } from './health-files.ts'
import { presentFile } from './messages.present.ts'

interface Given {
  readonly context: RequestContext
  readonly claimId: string
  readonly messageId: string
  readonly standing: Standing
}

/** Marks the files of a message as health documents, with the consent of their author. */
export async function keepConsent(transaction: Database, { messageId, ...given }: Given) {
  await keepConsentFor(transaction, {
    ...given,
    fileIds: await findFileIdsOfMessage(transaction, messageId),
  })
}

/** The same for files by id. The team can't consent for anybody: it only marks. */
export async function keepConsentFor(
  transaction: Database,
  {
    context: { session, now },
    claimId,
    fileIds,
    standing,
  }: Omit<Given, 'messageId'> & { readonly fileIds: readonly string[] },
) {
  const at = dateOf(now)
  const consent =
    standing === 'staff'
      ? { consent_text: null, consent_at: null }
      : { consent_text: HEALTH_CONSENT, consent_at: at }
  await markFiles(
    transaction,
    fileIds.map((fileId) => ({
      file_id: fileId,
      claim_id: claimId,
      marked_by: session.account.id,
      marked_at: at,
      ...consent,
    })),
  )
}

interface Wanted {
  readonly claimId: string
  readonly fileId: string
}

async function fileOf({ database, session }: RequestContext, { claimId, fileId }: Wanted) {
  const { claim, standing } = await openClaim(database, { id: claimId, session })
  const viewer = { accountId: session.account.id, standing }
  const row = isUuid(fileId)
    ? await findFile(database, {
        claimId: claim.id,
        accountId: viewer.accountId,
        forStaff: standing === 'staff',
        id: fileId,
      })
    : undefined
  const [seen] = row ? seenFiles([row], viewer).files : []
  if (!row || !seen) throw notFound()
  return { row, seen, viewer }
}

/** Opens a health document for a team member, who gives a reason; every opening is audited. */
export async function openHealthFile(
  context: FilesContext,
  { reason, ...wanted }: Wanted & { readonly reason: HealthReason },
): Promise<BinaryAnswer> {
  const { row, viewer } = await fileOf(context, wanted)
  // a team member has no staff standing on their own claim or on one that concerns them
  if (!row.is_health || viewer.standing !== 'staff') throw notFound()
  const refusal = openingRefusal({ isWithdrawn: row.withdrawn_at !== null })
  if (refusal) throw refuse(refusal, 403)
  await recordAudit(context.database, {
    actorId: viewer.accountId,
    action: 'claim.health_paper_read',
    subjectKind: 'claim',
    subjectId: row.claim_id,
    detail: { files: [row.id], reason },
  })
  return {
    bytes: await context.files.vault.open(row),
    length: row.bytes,
    filename: row.name,
    type: MEDIA_TYPES[row.type],
  }
}

/** Marks a file as a health document or removes the mark, for the team. */
export function markHealthFile(
  context: RequestContext,
  { isHealth, ...wanted }: Wanted & { readonly isHealth: boolean },
): Promise<ClaimFile> {
  return inTransaction(context.database, async (transaction) => {
    const inside = { ...context, database: transaction }
    const { row, viewer } = await fileOf(inside, wanted)
    if (viewer.standing !== 'staff') throw notFound()
    // only the person who declared a file to be about their health could undo it, even if they have withdrawn consent
    if (!isHealth && row.consent_at !== null)
      throw refuse({ code: 'file.consented', message: HEALTH_MESSAGES.consented }, 409)
    if (isHealth)
      await keepConsentFor(transaction, {
        context,
        claimId: row.claim_id,
        fileIds: [row.id],
        standing: viewer.standing,
      })
    else await unmarkFile(transaction, row.id)
    if (isHealth !== row.is_health)
      await recordAudit(transaction, {
        actorId: viewer.accountId,
        action: isHealth ? 'claim.health_paper_marked' : 'claim.health_paper_unmarked',
        subjectKind: 'claim',
        subjectId: row.claim_id,
        detail: { files: [row.id] },
      })
    return presentFile((await fileOf(inside, wanted)).seen)
  })
}

/** The person who consented withdraws it: from then on the team can't open the document. */
export function withdrawHealthConsent(context: RequestContext, wanted: Wanted): Promise<ClaimFile> {
  return inTransaction(context.database, async (transaction) => {
    const inside = { ...context, database: transaction }
    const { row } = await fileOf(inside, wanted)
    if (!row.is_health || row.account_id !== context.session.account.id) throw notFound()
    const at = dateOf(context.now)
    if (!(await withdrawConsentOf(transaction, { fileId: row.id, at })))
      throw refuse({ code: 'file.no_consent', message: HEALTH_MESSAGES.noConsent }, 409)
    return presentFile((await fileOf(inside, wanted)).seen)
  })
}
