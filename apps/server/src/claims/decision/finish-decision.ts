import type { DecisionCalculation } from '@sillage/domain/claims/calculation/calculation.ts'
import { decisionLabel, type Outcome, paidCents } from '@sillage/domain/claims/outcome.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { requestIndemnity } from '../../payments/claims/claim-money.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { OpenedClaim } from '../access/claims.access.ts'
import { CLAIM_EVENTS, CLAIM_NOTICES, RESERVE_REASONS } from '../claims.messages.ts'
import { withdrawOpenRequests } from '../documents/document-requests.repository.ts'
import { moveClaim, referenceOf } from '../outcome/claim-movement.ts'
import { insertOutcome } from '../outcome/outcome.repository.ts'
import { findPolicyId } from './decision.repository.ts'
import { putAside } from './reserve.service.ts'

export interface Decided extends Outcome {
  /** Null for a decision whose amount was typed in. */
  readonly calculation: DecisionCalculation | null
}

interface Finished {
  readonly opened: OpenedClaim
  readonly decided: Decided
  readonly decidedBy: string
  /** Who signed second; null within the decider's limit. */
  readonly approvedBy: string | null
}

/**
 * Makes a decision final: closes the claim with the decision, its reasons and its amount, withdraws the open document
 * requests, sets the reserve to what is left to pay, and requests the payment.
 */
export async function finishDecision(
  transaction: Database,
  context: RequestContext,
  { opened: { claim }, decided, decidedBy, approvedBy }: Finished,
) {
  const { now } = context
  const at = dateOf(now)
  const { decision, amountCents, excessCents, reasons, calculation } = decided
  await insertOutcome(transaction, {
    claim_id: claim.id,
    decision,
    amount_cents: amountCents,
    excess_cents: excessCents,
    reasons,
    reckoning: calculation && JSON.stringify(calculation),
    decided_by: decidedBy,
    approved_by: approvedBy,
    decided_at: at,
  })
  await withdrawOpenRequests(transaction, { claimId: claim.id, at })
  const rest = await requestIndemnity(
    transaction,
    {
      claimId: claim.id,
      policyId: await findPolicyId(transaction, claim.contract_id),
      accountId: claim.owner_id,
      cents: paidCents(decided),
      decidedBy,
      on: dayInParis(now),
    },
    at,
  )
  await putAside(
    { database: transaction, now },
    { claim, cents: rest, reason: RESERVE_REASONS.decided, by: decidedBy },
  )
  await moveClaim(transaction, context, {
    claim,
    change: { status: 'closed' },
    happenings: [{ kind: 'decided', detail: decision }],
    line: CLAIM_EVENTS.decided(decisionLabel(decision)),
    title: CLAIM_NOTICES.decided(referenceOf(claim)),
  })
  await recordAudit(transaction, {
    actorId: context.session.account.id,
    action: 'claim.decided',
    subjectKind: 'claim',
    subjectId: claim.id,
    detail: { decision, amountCents, excessCents },
  })
}
