import { checkOutcome, paidCents } from '@sillage/domain/claims/outcome.ts'
import { fromEuros } from '@sillage/domain/values/money.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { claims } from '@sillage/wire/claims/claims.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { indemnityOf, stopIndemnity } from '../../payments/claims/claim-money.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { lockClaim, mustBeOpen } from '../access/claims.access.ts'
import { writtenLine } from '../access/written-line.ts'
import { detailOf } from '../claim-detail.service.ts'
import { CLAIM_EVENTS, CLAIM_NOTICES } from '../claims.messages.ts'
import { finishDecision } from '../decision/finish-decision.ts'
import { recalculateDecision } from '../decision/recalculate-decision.ts'
import { propose, refuseWaiting } from '../decision/second-signature.service.ts'
import { findLimit } from '../limits/limits.repository.ts'
import { findClaimEvents } from './claim-events.repository.ts'
import { dateOf, moveClaim, numberOf } from './claim-movement.ts'
import { findLastOutcome, supersedeOutcome } from './outcome.repository.ts'
import { reopeningRefused } from './reopening.ts'

/**
 * A person decides: the claim closes with the decision, its reasons and its amount. Above what they decide alone it waits for
 * a second person.
 */
export function decideClaim(
  context: RequestContext,
  { id, assessment: said, ...request }: { id: string } & Body<typeof claims.decide>,
): Promise<ClaimDetail> {
  const { session } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('decide', opened)
    await refuseWaiting(transaction, id)
    const checked = checkOutcome({
      decision: request.decision,
      amountCents: fromEuros(request.amount),
      excessCents: fromEuros(request.excess),
      reasons: request.reasons.toWellFormed(),
    })
    if (!checked.ok) throw refuse(checked.error)
    const within = { ...context, database: transaction }
    const calculation = said
      ? await recalculateDecision(within, { opened, said, shown: checked.value })
      : null
    const decided = { ...checked.value, calculation }
    const limit = await findLimit(transaction, session.account.id)
    if (limit !== null && paidCents(decided) > limit)
      await propose(transaction, context, { opened, decided, said: said ?? null })
    else {
      const decidedBy = session.account.id
      await finishDecision(transaction, context, { opened, decided, decidedBy, approvedBy: null })
    }
    return detailOf(within, id)
  })
}

/** Opens a closed claim again, by its owner or staff, with the reason; the decision stands no longer. */
export function reopenClaim(
  context: RequestContext,
  { id, reason }: { id: string; reason: string },
): Promise<ClaimDetail> {
  const { session } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('reopen', opened)
    const said = writtenLine(reason, 'reason')
    const { claim } = opened
    const refusal = reopeningRefused({
      opened,
      by: session.account.id,
      events: await findClaimEvents(transaction, { claimId: claim.id, withInternal: false }),
      outcome: await findLastOutcome(transaction, claim.id),
      indemnity: await indemnityOf(transaction, claim.id),
    })
    if (refusal) throw refuse(refusal, 403)
    const at = dateOf(context.now)
    await supersedeOutcome(transaction, { claimId: claim.id, at })
    await stopIndemnity(transaction, claim.id, at)
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
