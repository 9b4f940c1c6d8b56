import type { AuditAction } from '@sillage/domain/audit/audit-actions.ts'
import { LINK_REFUSALS } from '@sillage/domain/claims/desk/linked-claims.messages.ts'
import { idsMeant, linkRefusal } from '@sillage/domain/claims/desk/linked-claims.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { claimLinks } from '@sillage/wire/claims/links/claim-links.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { publish } from '../../platform/live/live.repository.ts'
import { mustHandle, type OpenedClaim, openClaim } from '../access/claims.access.ts'
import { writtenLine } from '../access/written-line.ts'
import { detailOf } from '../claim-detail.service.ts'
import { findClaimsBetween, insertLink, lockLink, undoLink } from './links.repository.ts'

/** Links a claim to the one with this number, with the reason; only for those who handle both. */
export function linkClaim(
  context: RequestContext,
  { id, number, kind, reason }: Body<typeof claimLinks.link> & { readonly id: string },
): Promise<ClaimDetail> {
  return inTransaction(context.database, async (transaction) => {
    const claim = await handled(transaction, context, id)
    const meant = idsMeant(number)
    const found = meant ? await findClaimsBetween(transaction, meant) : []
    const refusal = linkRefusal({ claimId: claim.id, found })
    if (refusal) throw refuse(refusal)
    const other = await handled(transaction, context, found[0] ?? '')
    const isNew = await insertLink(transaction, {
      pair: [claim.id, other.id],
      kind,
      reason: writtenLine(reason, 'reason'),
      linked_by: context.session.account.id,
      linked_at: dateOf(context.now),
    })
    if (!isNew)
      throw refuse({ code: 'link.linked', message: LINK_REFUSALS.linked, path: 'number' }, 409)
    await tellTeam(transaction, context, { claims: [claim, other], action: 'claim.linked' })
    return detailOf({ ...context, database: transaction }, id)
  })
}

/** Undoes a link of a claim, for those who handle both; the row stays, with who undid it. */
export function unlinkClaim(
  context: RequestContext,
  { id, linkId }: { readonly id: string; readonly linkId: string },
): Promise<ClaimDetail> {
  return inTransaction(context.database, async (transaction) => {
    const claim = await handled(transaction, context, id)
    const link = isUuid(linkId) ? await lockLink(transaction, linkId) : undefined
    const otherId = link && otherOf(link, claim.id)
    if (!link || !otherId) throw notFound()
    const other = await handled(transaction, context, otherId)
    const by = context.session.account.id
    await undoLink(transaction, { id: link.id, by, at: dateOf(context.now) })
    await tellTeam(transaction, context, { claims: [claim, other], action: 'claim.unlinked' })
    return detailOf({ ...context, database: transaction }, id)
  })
}

function otherOf(
  { claim_id, other_id }: { readonly claim_id: string; readonly other_id: string },
  claimId: string,
): string | null {
  if (claimId === claim_id) return other_id
  return claimId === other_id ? claim_id : null
}

type Claim = OpenedClaim['claim']

async function handled(
  transaction: Database,
  { session }: RequestContext,
  id: string,
): Promise<Claim> {
  const opened = await openClaim(transaction, { id, session })
  mustHandle(opened)
  return opened.claim
}

/** Audits the change on both claims, and refreshes the team's pages that show them. */
async function tellTeam(
  transaction: Database,
  { session }: RequestContext,
  { claims, action }: { readonly claims: readonly [Claim, Claim]; readonly action: AuditAction },
) {
  const [one, other] = claims
  const sides = [
    [one, other],
    [other, one],
  ] as const
  for (const [claim, linked] of sides) {
    await recordAudit(transaction, {
      actorId: session.account.id,
      action,
      subjectKind: 'claim',
      subjectId: claim.id,
      detail: { claim: linked.id },
    })
    await publish(transaction, {
      kind: 'status',
      payload: { claim_id: claim.id, claimStatus: claim.status },
      accountIds: [],
      staff: true,
    })
  }
}
