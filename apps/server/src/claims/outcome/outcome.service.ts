import { checkOutcome } from '@sillage/domain/claims/outcome.ts'
import { fromEuros } from '@sillage/domain/values/money.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { claims } from '@sillage/wire/claims/claims.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { lockClaim, mustBeOpen } from '../access/claims.access.ts'
import { detailOf } from '../claim-detail.service.ts'
import { finishDecision } from '../decision/finish-decision.ts'
import { recalculateDecision } from '../decision/recalculate-decision.ts'
import { propose, refuseWaiting } from '../decision/second-signature.service.ts'
import { stakeOf } from '../decision/stake.ts'
import { findLimit } from '../limits/limits.repository.ts'

/**
 * Decides a claim: it closes with the decision, its reasons and its amount. Above the decider's limit it waits for a
 * second person.
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
    const stake = await stakeOf(transaction, { claimId: id, decided, by: session.account.id })
    if (limit !== null && stake > limit)
      await propose(transaction, context, { opened, decided, said: said ?? null, stake })
    else {
      const decidedBy = session.account.id
      await finishDecision(transaction, context, { opened, decided, decidedBy, approvedBy: null })
    }
    return detailOf(within, id)
  })
}
