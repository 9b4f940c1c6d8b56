import { recordAudit } from '../../audit/audit.service.ts'
import { stopIndemnity } from '../../payments/claims/claim-money.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { OpenedClaim } from '../access/claims.access.ts'
import { CLAIM_EVENTS, CLAIM_NOTICES } from '../claims.messages.ts'
import { moveClaim, referenceOf } from './claim-movement.ts'
import { supersedeOutcome } from './outcome.repository.ts'

interface Said {
  readonly opened: OpenedClaim
  readonly said: string
}

/** Reopens the claim: the decision is superseded, and the part of it not yet ordered is no longer paid. */
export async function finishReopening(
  transaction: Database,
  context: RequestContext,
  { opened, said }: Said,
) {
  const { claim, standing } = opened
  const at = dateOf(context.now)
  const undone = await supersedeOutcome(transaction, { claimId: claim.id, at })
  await stopIndemnity(transaction, claim.id, at)
  await moveClaim(transaction, context, {
    claim,
    change: { status: 'in_progress', waiting: 'insurer' },
    happenings: [{ kind: 'reopened', detail: said }],
    line: CLAIM_EVENTS.reopened(said),
    title: CLAIM_NOTICES.reopened(referenceOf(claim)),
  })
  if (standing === 'staff')
    await recordAudit(transaction, {
      actorId: context.session.account.id,
      action: 'claim.reopened',
      subjectKind: 'claim',
      subjectId: claim.id,
      // the reason is what a person wrote: it stands in the claim, never in the log
      detail: undone
        ? {
            decision: undone.decision,
            amountCents: undone.amount_cents,
            excessCents: undone.excess_cents,
          }
        : {},
    })
}
