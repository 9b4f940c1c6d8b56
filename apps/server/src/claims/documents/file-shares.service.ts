import type { ClaimDocument } from '@sillage/wire/claims/messages.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { publish } from '../../platform/live/live.repository.ts'
import { findViewers } from '../access/claim-access.repository.ts'
import { lockClaim, mustHandle } from '../access/claims.access.ts'
import { CLAIM_NOTICES, CLAIM_REFUSALS } from '../claims.messages.ts'
import { referenceOf, tell } from '../outcome/claim-movement.ts'
import { deleteShare, insertShare } from './filing.repository.ts'
import { documentNow, mustBeSeen, sentFile } from './filing.service.ts'

interface Sharing {
  readonly id: string
  readonly fileId: string
  readonly accountId: string
  readonly isShared: boolean
}

/** Shares a document with a third party of the claim, or stops sharing it. Health documents are never shared. */
export function shareDocument(
  context: RequestContext,
  { isShared, ...wanted }: Sharing,
): Promise<ClaimDocument> {
  const { session, now } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id: wanted.id, session })
    mustHandle(opened)
    const inside = { ...context, database: transaction }
    const { claim } = opened
    const found = await sentFile(inside, opened, wanted.fileId)
    const fileId = found.file.id
    const accountId = wanted.accountId.toLowerCase()
    if (isShared) {
      mustBeSeen(found)
      if (found.file.is_health)
        throw refuse({ code: 'file.health_shared', message: CLAIM_REFUSALS.shareHealth })
      await mustBeThird(transaction, { claimId: claim.id, accountId })
    }
    const by = session.account.id
    const hasChanged = isShared
      ? await insertShare(transaction, {
          claimId: claim.id,
          fileId,
          accountId,
          by,
          at: dateOf(now),
        })
      : await deleteShare(transaction, { fileId, accountId })
    if (hasChanged) {
      await recordAudit(transaction, {
        actorId: by,
        action: 'claim.document_shared',
        subjectKind: 'claim',
        subjectId: claim.id,
        detail: { files: [fileId], with: accountId, shared: isShared },
      })
      if (isShared)
        await tell(transaction, [accountId], {
          claimId: claim.id,
          key: `partage ${fileId} ${now.toString()}`,
          title: CLAIM_NOTICES.shared(referenceOf(claim)),
        })
      await publish(transaction, {
        kind: 'status',
        payload: { claim_id: claim.id, claimStatus: claim.status },
        accountIds: [accountId],
        staff: true,
      })
    }
    return documentNow(inside, wanted)
  })
}

async function mustBeThird(
  transaction: Database,
  { claimId, accountId }: { claimId: string; accountId: string },
) {
  const viewers = await findViewers(transaction, claimId)
  const isThird = viewers.some((one) => one.accountId === accountId && one.standing === 'third')
  if (!isThird) throw refuse({ code: 'file.not_third', message: CLAIM_REFUSALS.shareUnknown })
}
