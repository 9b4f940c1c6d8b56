import { CLAIM_MESSAGES } from '@sillage/domain/claims/claims.messages.ts'
import { checkOutcome, decisionLabel } from '@sillage/domain/claims/outcome.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import { fromEuros } from '@sillage/domain/values/money.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { claims } from '@sillage/wire/claims/claims.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { lockClaim, mustBeOpen } from '../access/claims.access.ts'
import { detailOf } from '../claim-detail.service.ts'
import { CLAIM_EVENTS, CLAIM_NOTICES } from '../claims.messages.ts'
import { withdrawOpenRequests } from '../documents/document-requests.repository.ts'
import { dateOf, moveClaim, numberOf } from './claim-movement.ts'
import { insertOutcome, supersedeOutcome } from './outcome.repository.ts'

/** A person decides: the claim closes with the decision, its reasons and its amount. What was still asked for no longer is. */
export function decideClaim(
  context: RequestContext,
  { id, ...request }: { id: string } & Body<typeof claims.decide>,
): Promise<ClaimDetail> {
  const { session } = context
  const at = dateOf(context.now)
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('decide', opened)
    const checked = checkOutcome({
      decision: request.decision,
      amountCents: fromEuros(request.amount),
      excessCents: fromEuros(request.excess),
      reasons: request.reasons.toWellFormed(),
    })
    if (!checked.ok) throw refuse(checked.error)
    const { decision, amountCents, excessCents, reasons } = checked.value
    const { claim } = opened
    await insertOutcome(transaction, {
      claim_id: claim.id,
      decision,
      amount_cents: amountCents,
      excess_cents: excessCents,
      reasons,
      decided_by: session.account.id,
      decided_at: at,
    })
    await withdrawOpenRequests(transaction, { claimId: claim.id, at })
    await moveClaim(transaction, context, {
      claim,
      change: { status: 'closed' },
      happenings: [{ kind: 'decided', detail: decision }],
      line: CLAIM_EVENTS.decided(decisionLabel(decision)),
      title: CLAIM_NOTICES.decided(numberOf(claim.id)),
    })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'claim.decided',
      subjectKind: 'claim',
      subjectId: claim.id,
      detail: { decision, amountCents, excessCents },
    })
    return detailOf({ ...context, database: transaction }, id)
  })
}

/** Opens a closed claim again, by its owner or staff, with the reason; the decision stands no longer. */
export function reopenClaim(
  context: RequestContext,
  { id, reason }: { id: string; reason: string },
): Promise<ClaimDetail> {
  const { session } = context
  const said = cleanLine(reason)
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('reopen', opened)
    if (!said)
      throw refuse({
        code: 'claim.reason_missing',
        message: CLAIM_MESSAGES.reasonMissing,
        path: 'reason',
      })
    const { claim } = opened
    await supersedeOutcome(transaction, { claimId: claim.id, at: dateOf(context.now) })
    await moveClaim(transaction, context, {
      claim,
      change: { status: 'in_progress', waiting: 'insurer' },
      happenings: [{ kind: 'reopened', detail: said }],
      line: CLAIM_EVENTS.reopened(said),
      title: CLAIM_NOTICES.reopened(numberOf(claim.id)),
    })
    if (opened.standing === 'staff')
      await recordAudit(transaction, {
        actorId: session.account.id,
        action: 'claim.reopened',
        subjectKind: 'claim',
        subjectId: claim.id,
      })
    return detailOf({ ...context, database: transaction }, id)
  })
}
