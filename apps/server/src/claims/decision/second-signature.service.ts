import { randomUUID } from 'node:crypto'
import { decisionLabel, paidCents } from '@sillage/domain/claims/outcome.ts'
import { assessment } from '@sillage/wire/claims/calculation.ts'
import type { claimDecision } from '@sillage/wire/claims/claim-decision.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { mustBeTwo } from '../../accounts/two-people.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findNoteReaders } from '../access/claim-access.repository.ts'
import { lockClaim, mustHandle, type OpenedClaim } from '../access/claims.access.ts'
import { detailOf } from '../claim-detail.service.ts'
import { CLAIM_NOTICES } from '../claims.messages.ts'
import { findLimit, withinLimit } from '../limits/limits.repository.ts'
import { moveClaim, referenceOf, tell } from '../outcome/claim-movement.ts'
import { sendBack } from '../outcome/send-back.ts'
import { DECISION_REFUSALS } from './decision.messages.ts'
import { answerProposal, findLastProposal, insertProposal } from './decision.repository.ts'
import { type Decided, finishDecision } from './finish-decision.ts'
import { recalculateDecision } from './recalculate-decision.ts'
import { signingRefusal } from './signing-refusal.ts'
import { stakeOf } from './stake.ts'

interface Proposed {
  readonly opened: OpenedClaim
  readonly decided: Decided
  readonly said: object | null
  /** What the decision is worth, in cents: more than its author's limit. */
  readonly stake: number
}

/** Keeps a decision above its author's limit until somebody else signs it. Nobody outside the team is notified. */
export async function propose(
  transaction: Database,
  context: RequestContext,
  { opened, decided, said, stake }: Proposed,
) {
  const { claim } = opened
  const by = context.session.account.id
  const proposalId = randomUUID()
  await insertProposal(transaction, {
    id: proposalId,
    claim_id: claim.id,
    decision: decided.decision,
    amount_cents: decided.amountCents,
    excess_cents: decided.excessCents,
    reasons: decided.reasons,
    assessment: said && JSON.stringify(said),
    reckoning: decided.calculation && JSON.stringify(decided.calculation),
    proposed_by: by,
    proposed_at: dateOf(context.now),
  })
  await moveClaim(transaction, context, {
    claim,
    change: { waiting: 'insurer' },
    happenings: [{ kind: 'proposed', detail: decided.decision, isInternal: true }],
  })
  await recordAudit(transaction, {
    actorId: by,
    action: 'claim.decision_proposed',
    subjectKind: 'claim',
    subjectId: claim.id,
    detail: { decision: decided.decision, paidCents: paidCents(decided), stakeCents: stake },
  })
  const others = (await findNoteReaders(transaction, claim.id)).filter((id) => id !== by)
  await tell(transaction, await withinLimit(transaction, { accountIds: others, paid: stake }), {
    claimId: claim.id,
    key: `signature ${proposalId}`,
    title: CLAIM_NOTICES.toSign(referenceOf(claim)),
  })
}

/** Throws 409 while a decision waits for its second signature: until then nothing may be decided or closed. */
export async function refuseWaiting(transaction: Database, claimId: string) {
  const last = await findLastProposal(transaction, claimId)
  if (last && last.answer === null)
    throw refuse({ code: 'claim.signature_waits', message: DECISION_REFUSALS.signatureWaits }, 409)
}

/** The decision that waits for a second signature; throws 409 if there is none. */
async function waitingOn(transaction: Database, claimId: string) {
  const last = await findLastProposal(transaction, claimId)
  if (!last || last.answer !== null)
    throw refuse({ code: 'claim.no_signature', message: DECISION_REFUSALS.noSignature }, 409)
  return last
}

/**
 * Signs as the second person, which makes the decision final. It is recalculated first. Throws 409 when it is not the
 * one that was read: its author may have taken it back and made another.
 */
export function signDecision(
  context: RequestContext,
  { id, seen }: { id: string } & Body<typeof claimDecision.sign>,
): Promise<ClaimDetail> {
  const { session, now } = context
  const by = session.account.id
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustHandle(opened)
    const waiting = await waitingOn(transaction, id)
    if (seen !== undefined && seen !== waiting.proposed_at.toISOString())
      throw refuse({ code: 'claim.other_decision', message: DECISION_REFUSALS.otherDecision }, 409)
    const decided = {
      decision: waiting.decision,
      amountCents: waiting.amount_cents,
      excessCents: waiting.excess_cents,
      reasons: waiting.reasons,
      calculation: waiting.reckoning,
    }
    const limit = await findLimit(transaction, session.account.id)
    const proposedBy = waiting.proposed_by
    const stake = await stakeOf(transaction, { claimId: id, decided, by: proposedBy })
    const refusal = signingRefusal(opened, { proposedBy, by, stake, limit })
    if (refusal) throw refuse(refusal, 403)
    await mustBeTwo({ ...context, database: transaction }, proposedBy)
    if (waiting.assessment)
      await recalculateDecision(
        { ...context, database: transaction },
        { opened, said: assessment.parse(waiting.assessment), shown: decided },
      )
    await answerProposal(transaction, {
      id: waiting.id,
      answer: 'signed',
      reason: '',
      by,
      at: dateOf(now),
    })
    await finishDecision(transaction, context, {
      opened,
      decided,
      decidedBy: waiting.proposed_by,
      approvedBy: by,
    })
    return detailOf({ ...context, database: transaction }, id)
  })
}

/** Returns a decision to its author with the reason; an author takes their own back this way. */
export function giveDecisionBack(
  context: RequestContext,
  given: { id: string; reason: string },
): Promise<ClaimDetail> {
  return sendBack(context, given, async (transaction) => {
    const waiting = await waitingOn(transaction, given.id)
    return {
      madeBy: waiting.proposed_by,
      answer: ({ isOwn, ...answered }) =>
        answerProposal(transaction, {
          ...answered,
          id: waiting.id,
          answer: isOwn ? 'recalled' : 'returned',
        }),
      event: 'given_back',
      action: 'claim.decision_given_back',
      detail: { decision: decisionLabel(waiting.decision) },
      key: `rendu ${waiting.id}`,
      title: CLAIM_NOTICES.givenBack,
    }
  })
}
