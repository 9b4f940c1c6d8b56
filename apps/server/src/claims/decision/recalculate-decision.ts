import {
  calculateDecision,
  type DecisionCalculation,
} from '@sillage/domain/claims/calculation/calculation.ts'
import type { Outcome } from '@sillage/domain/claims/outcome.ts'
import { readAssessment, type WireAssessment } from '@sillage/wire/claims/calculation.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { OpenedClaim } from '../access/claims.access.ts'
import { DECISION_REFUSALS } from './decision.messages.ts'
import { knownOf } from './decision-ground.service.ts'

interface Said {
  readonly opened: OpenedClaim
  readonly said: WireAssessment
  /** What the page showed, or what the first signer saw. */
  readonly shown: Pick<Outcome, 'decision' | 'amountCents' | 'excessCents'>
}

/**
 * Calculates a decision from the contract as it is known now. Throws 422 when a rule refuses, 409 when the result
 * differs from what was shown.
 */
export async function recalculateDecision(
  context: Pick<RequestContext, 'database' | 'session'>,
  { opened, said, shown }: Said,
): Promise<DecisionCalculation> {
  const { proposal } = await knownOf(context, opened, said.cover)
  const calculated = calculateDecision(proposal, readAssessment(said))
  if (!calculated.ok)
    throw refuse({ ...calculated.error, path: `assessment.${calculated.error.path ?? ''}` })
  const { decision, amountCents, excessCents } = calculated.value
  if (
    decision !== shown.decision ||
    amountCents !== shown.amountCents ||
    excessCents !== shown.excessCents
  )
    throw refuse(
      { code: 'claim.calculation_changed', message: DECISION_REFUSALS.calculationChanged },
      409,
    )
  return calculated.value
}
