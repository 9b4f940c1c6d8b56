import { decisionLabel, paidCents } from '@sillage/domain/claims/outcome.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import { notTwoRefusal } from '../../accounts/two-people.service.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { OpenedClaim } from '../access/claims.access.ts'
import { presentCalculation } from './decision.present.ts'
import type { ProposalRow } from './decision.repository.ts'
import { signingRefusal } from './signing-refusal.ts'
import { stakeOf } from './stake.ts'

interface Waiting {
  readonly last: ProposalRow
  readonly opened: OpenedClaim
  readonly limit: number | null
  readonly names: ReadonlyMap<string, { readonly name: string }>
}

/** A decision that waits for its second signature, for a reader of the team. */
export async function presentWaiting(
  context: RequestContext,
  { last, opened, limit, names }: Waiting,
): Promise<NonNullable<DecisionGround['waiting']>> {
  const { database, session } = context
  const decided = {
    decision: last.decision,
    amountCents: last.amount_cents,
    excessCents: last.excess_cents,
    calculation: last.reckoning,
  }
  const by = session.account.id
  const proposedBy = last.proposed_by
  const stake = await stakeOf(database, { claimId: opened.claim.id, decided, by: proposedBy })
  const refusal =
    signingRefusal(opened, { proposedBy, by, stake, limit }) ??
    (await notTwoRefusal(context, proposedBy))
  return {
    decision: last.decision,
    label: decisionLabel(last.decision),
    paid: toEuros(paidCents(decided)),
    stake: toEuros(stake),
    reasons: last.reasons,
    reckoning: last.reckoning && presentCalculation(last.reckoning),
    by: names.get(last.proposed_by)?.name ?? '',
    at: last.proposed_at.toISOString(),
    is_own: last.proposed_by === by,
    refusal: refusal?.message ?? null,
  }
}
