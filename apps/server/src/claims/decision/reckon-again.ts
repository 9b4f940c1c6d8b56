import type { Outcome } from '@sillage/domain/claims/outcome.ts'
import { type Reckoning, reckon } from '@sillage/domain/claims/reckoning/reckoning.ts'
import { readAssessment, type WireAssessment } from '@sillage/wire/claims/reckoning.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { OpenedClaim } from '../access/claims.access.ts'
import { DECISION_REFUSALS } from '../claims.messages.ts'
import { knownOf } from './decision-ground.service.ts'

interface Said {
  readonly opened: OpenedClaim
  readonly said: WireAssessment
  /** What the page, or whoever signed first, had before their eyes. */
  readonly shown: Pick<Outcome, 'decision' | 'amountCents' | 'excessCents'>
}

/** Reckons a decision from the contract as it is known now; 422 where a rule refuses, 409 where it is no longer what was shown. */
export async function reckonAgain(
  context: Pick<RequestContext, 'database' | 'session'>,
  { opened, said, shown }: Said,
): Promise<Reckoning> {
  const { proposal } = await knownOf(context, opened, said.cover)
  const reckoned = reckon(proposal, readAssessment(said))
  if (!reckoned.ok)
    throw refuse({ ...reckoned.error, path: `assessment.${reckoned.error.path ?? ''}` })
  const { decision, amountCents, excessCents } = reckoned.value
  if (
    decision !== shown.decision ||
    amountCents !== shown.amountCents ||
    excessCents !== shown.excessCents
  )
    throw refuse(
      { code: 'claim.reckoning_changed', message: DECISION_REFUSALS.reckoningChanged },
      409,
    )
  return reckoned.value
}
