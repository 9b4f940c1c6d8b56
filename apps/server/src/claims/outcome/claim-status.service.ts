import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { parseClaimStatus } from '@sillage/domain/claims/status.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { claims } from '@sillage/wire/claims/claims.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { isConcerned, lockClaim, mustBeOpen, type OpenedClaim } from '../access/claims.access.ts'
import { holdPeople } from '../access/people.repository.ts'
import { detailOf } from '../claim-detail.service.ts'
import { CLAIM_EVENTS, CLAIM_NOTICES, CLAIM_REFUSALS } from '../claims.messages.ts'
import { DECISION_REFUSALS } from '../decision/decision.messages.ts'
import { refuseWaiting } from '../decision/second-signature.service.ts'
import { withdrawOpenRequests } from '../documents/document-requests.repository.ts'
import { giveClaim } from './claim-assignment.ts'
import { moveClaim, referenceOf, withDeputy } from './claim-movement.ts'
import { findLastOutcome } from './outcome.repository.ts'
import { refuseReopeningAlone } from './reopening.ts'

const changedMeanwhile = () =>
  refuse({ code: 'claim.status_changed', message: CLAIM_REFUSALS.statusChanged }, 409)

/**
 * Throws 409 when a decision is in force (only a reopening undoes it) or when one waits for its second signature (it
 * must first be signed or given back).
 */
async function refuseStatusAroundDecision(
  transaction: Database,
  claim: { readonly id: string; readonly status: string },
) {
  await refuseWaiting(transaction, claim.id)
  const last = await findLastOutcome(transaction, claim.id)
  if (last && last.superseded_at === null)
    throw refuse({ code: 'claim.decided', message: DECISION_REFUSALS.decided }, 409)
  await refuseReopeningAlone(transaction, claim)
}

/** Changes the status, in either vocabulary. Setting the current status changes nothing and notifies nobody. */
export function setStatus(
  context: RequestContext,
  { id, status, seen, reason = '' }: { id: string } & Body<typeof claims.setStatus>,
) {
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session: context.session })
    mustBeOpen('setStatus', opened)
    const { claim } = opened
    const next = parseClaimStatus(status, claim.status) ?? claim.status
    if (seen !== undefined && parseClaimStatus(seen, claim.status) !== claim.status)
      throw changedMeanwhile()
    if (next !== claim.status) {
      await refuseStatusAroundDecision(transaction, claim)
      const said = next === 'closed' ? cleanLine(reason) : ''
      await moveClaim(transaction, context, {
        claim,
        change: { status: next, ...(claim.status === 'closed' ? { waiting: 'insurer' } : {}) },
        happenings: [{ kind: 'status', ...(said ? { detail: said } : {}) }],
        line: said ? CLAIM_EVENTS.closedWithout(said) : CLAIM_EVENTS.status(next),
        title: CLAIM_NOTICES.status(referenceOf(claim), next),
      })
      if (next === 'closed')
        await withdrawOpenRequests(transaction, { claimId: claim.id, at: dateOf(context.now) })
      await recordAudit(transaction, {
        actorId: context.session.account.id,
        action: 'claim.status_changed',
        subjectKind: 'claim',
        subjectId: claim.id,
        detail: { from: claim.status, to: next },
      })
    }
    return { claim_id: claim.id, claimStatus: next }
  })
}

/** Sets whose turn it is; only staff sees it. A closed claim has no turn, unless somebody wrote on it since. */
export function setWaiting(
  context: RequestContext,
  { id, waiting }: { id: string } & Body<typeof claims.setWaiting>,
): Promise<ClaimDetail> {
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session: context.session })
    mustBeOpen('assign', opened)
    if (opened.claim.status === 'closed' && opened.claim.written_on_at === null)
      throw refuse({ code: 'claim.closed', message: CLAIM_REFUSALS.closedTurn }, 409)
    if (opened.claim.waiting !== waiting) {
      await moveClaim(transaction, context, {
        claim: opened.claim,
        change: { waiting },
        happenings: [{ kind: 'waiting', detail: waiting, isInternal: true }],
      })
      await recordAudit(transaction, {
        actorId: context.session.account.id,
        action: 'claim.status_changed',
        subjectKind: 'claim',
        subjectId: id,
        detail: { waiting },
      })
    }
    return detailOf({ ...context, database: transaction }, id)
  })
}

/** Assigns a claim to a team member, who becomes a participant; if two take it at once, one gets 409. */
export function assignClaim(
  context: RequestContext,
  { id, assignee, seen }: { id: string } & Body<typeof claims.assign>,
): Promise<ClaimDetail> {
  const { session } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('assign', opened)
    const { claim } = opened
    if (seen !== undefined && seen !== claim.assignee_id)
      throw refuse({ code: 'claim.assignee_changed', message: CLAIM_REFUSALS.assigneeChanged }, 409)
    const person = assignee === null ? null : await takerOf(transaction, { claim, assignee })
    if (claim.assignee_id !== assignee) {
      await giveClaim(transaction, context, { claim, person })
      if (assignee !== null) await tellTakers(transaction, context, { claim, assignee })
    }
    return detailOf({ ...context, database: transaction }, id)
  })
}

interface Taking {
  readonly claim: OpenedClaim['claim']
  readonly assignee: string
}

/** Who takes a claim: an active team member, whom it does not concern. */
async function takerOf(transaction: Database, { claim, assignee }: Taking) {
  // somebody who is being deactivated keeps no claim
  const [person] = await holdPeople(transaction, [assignee])
  if (!person?.is_active || !isStaff(person.role))
    throw refuse({
      code: 'claim.assignee_unknown',
      message: CLAIM_REFUSALS.assigneeUnknown,
      path: 'assignee',
    })
  if (await isConcerned(transaction, { claim, accountId: assignee }))
    throw refuse({
      code: 'claim.own',
      message: CLAIM_REFUSALS.assigneeConcerned,
      path: 'assignee',
    })
  return person
}

/** Notifies who takes a claim and their deputy. No mail: assigning a page of files would send one for each. */
async function tellTakers(
  transaction: Database,
  { session, now }: RequestContext,
  { claim, assignee }: Taking,
) {
  const told = await withDeputy(transaction, { readers: [assignee], claimId: claim.id, now })
  for (const accountId of told)
    if (accountId !== session.account.id)
      await notify(transaction, {
        accountId,
        key: `sinistre ${claim.id} confié ${now.toString()}`,
        title:
          accountId === assignee
            ? CLAIM_NOTICES.given(referenceOf(claim))
            : CLAIM_NOTICES.givenInPlace(referenceOf(claim)),
        path: paths.claimOf(claim.id),
      })
}
