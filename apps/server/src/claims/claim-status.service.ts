import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { CLAIM_MESSAGES } from '@sillage/domain/claims/claims.messages.ts'
import { parseClaimStatus } from '@sillage/domain/claims/status.ts'
import type { ClaimDetail } from '@sillage/wire/claim-detail.ts'
import type { claims } from '@sillage/wire/claims.ts'
import type { Body } from '@sillage/wire/route.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { inTransaction } from '../platform/database/database.ts'
import { DomainError, refuse } from '../platform/http/domain-error.ts'
import { detailOf } from './claim-detail.service.ts'
import { type Acting, dateOf, moveClaim, numberOf } from './claim-movement.ts'
import { lockClaim, mustBeOpen } from './claims.access.ts'
import { CLAIM_EVENTS, CLAIM_NOTICES, CLAIM_REFUSALS } from './claims.messages.ts'
import { withdrawOpenRequests } from './document-requests.repository.ts'
import { supersedeOutcome } from './outcome.repository.ts'
import { insertParticipants } from './participants.repository.ts'
import { findPeople, nameOf } from './people.repository.ts'

const changedMeanwhile = () =>
  new DomainError({
    status: 409,
    code: 'claim.status_changed',
    message: CLAIM_REFUSALS.statusChanged,
  })

/** Changes the status, in either vocabulary. The one that the claim has already changes nothing and tells nobody. */
export function setStatus(
  acting: Acting,
  { id, status, seen }: { id: string } & Body<typeof claims.setStatus>,
) {
  return inTransaction(acting.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session: acting.session })
    mustBeOpen('setStatus', opened)
    const { claim } = opened
    const next = parseClaimStatus(status, claim.status) ?? claim.status
    if (seen !== undefined && parseClaimStatus(seen, claim.status) !== claim.status)
      throw changedMeanwhile()
    if (next !== claim.status) {
      await moveClaim(transaction, acting, {
        claim,
        change: { status: next, ...(claim.status === 'closed' ? { waiting: 'insurer' } : {}) },
        happenings: [{ kind: 'status' }],
        line: CLAIM_EVENTS.status(next),
        title: CLAIM_NOTICES.status(numberOf(claim.id), next),
      })
      if (next === 'closed')
        await withdrawOpenRequests(transaction, { claimId: claim.id, at: dateOf(acting.now) })
      // a decision stands while the claim is closed, and no longer
      if (claim.status === 'closed')
        await supersedeOutcome(transaction, { claimId: claim.id, at: dateOf(acting.now) })
      await recordAudit(transaction, {
        actorId: acting.session.account.id,
        action: 'claim.status_changed',
        subjectKind: 'claim',
        subjectId: claim.id,
        detail: { from: claim.status, to: next },
      })
    }
    return { claim_id: claim.id, claimStatus: next }
  })
}

/** Says whose turn it is; between staff. */
export function setWaiting(
  acting: Acting,
  { id, waiting }: { id: string } & Body<typeof claims.setWaiting>,
): Promise<ClaimDetail> {
  return inTransaction(acting.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session: acting.session })
    mustBeOpen('assign', opened)
    if (opened.claim.waiting !== waiting) {
      await moveClaim(transaction, acting, {
        claim: opened.claim,
        change: { waiting },
        happenings: [{ kind: 'waiting', detail: waiting, isInternal: true }],
      })
      await recordAudit(transaction, {
        actorId: acting.session.account.id,
        action: 'claim.status_changed',
        subjectKind: 'claim',
        subjectId: id,
        detail: { waiting },
      })
    }
    return detailOf({ ...acting, database: transaction }, id)
  })
}

/** Gives a claim to someone of the staff, who becomes a participant; of two who take it at once, one gets 409. */
export function assignClaim(
  acting: Acting,
  { id, assignee, seen }: { id: string } & Body<typeof claims.assign>,
): Promise<ClaimDetail> {
  const { session, now } = acting
  return inTransaction(acting.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('assign', opened)
    const { claim } = opened
    if (seen !== undefined && seen !== claim.assignee_id)
      throw new DomainError({
        status: 409,
        code: 'claim.assignee_changed',
        message: CLAIM_REFUSALS.assigneeChanged,
      })
    const [person] = assignee ? await findPeople(transaction, [assignee]) : []
    if (assignee && !(person?.is_active && isStaff(person.role)))
      throw refuse({
        code: 'claim.assignee_unknown',
        message: CLAIM_REFUSALS.assigneeUnknown,
        path: 'assignee',
      })
    if (assignee !== null && assignee === claim.owner_id)
      throw refuse({ code: 'claim.own', message: CLAIM_MESSAGES.ownClaim, path: 'assignee' })
    if (claim.assignee_id !== assignee) {
      if (assignee)
        await insertParticipants(transaction, {
          claimId: claim.id,
          accountIds: [assignee],
          addedBy: session.account.id,
          at: dateOf(now),
        })
      await moveClaim(transaction, acting, {
        claim,
        change: { assignee_id: assignee },
        happenings: [{ kind: 'assigned', ...(assignee ? { aboutId: assignee } : {}) }],
        line: person ? CLAIM_EVENTS.assigned(nameOf(person)) : CLAIM_EVENTS.unassigned,
      })
      await recordAudit(transaction, {
        actorId: session.account.id,
        action: 'claim.assigned',
        subjectKind: 'claim',
        subjectId: claim.id,
        detail: { assignee },
      })
    }
    return detailOf({ ...acting, database: transaction }, id)
  })
}
