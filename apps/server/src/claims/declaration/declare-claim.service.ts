import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { CLAIM_MESSAGES } from '@sillage/domain/claims/claims.messages.ts'
import { checkDeclaration, isPressing } from '@sillage/domain/claims/declaration.ts'
import { readAnswers } from '@sillage/domain/claims/questions.ts'
import { parseDay, timeInParis } from '@sillage/domain/values/day.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { Refusal, Result } from '@sillage/domain/values/result.ts'
import type { Claim } from '@sillage/wire/claims/claim.ts'
import type { claims } from '@sillage/wire/claims/claims.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { holdOwnAccount } from '../../accounts/accounts.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { heldCoveringChain } from '../../contracts/covering-contracts.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { useQuota } from '../../platform/quotas/daily-quotas.ts'
import { insertParticipants } from '../access/participants.repository.ts'
import { CLAIM_EVENTS, CLAIM_NOTICES } from '../claims.messages.ts'
import { presentClaim } from '../claims.present.ts'
import { insertClaim } from '../claims.repository.ts'
import { openReserve } from '../decision/reserve.service.ts'
import { intakeToAnswer } from '../house/intake.service.ts'
import { moveClaim, referenceOf } from '../outcome/claim-movement.ts'
import { routeNewClaim } from '../routing/routing.service.ts'
import { deleteDraft } from './drafts.repository.ts'
import { mustBeUnused } from './drafts.service.ts'

type Request = Body<typeof claims.declare>

/** Declares a claim on one's own contract, or for its owner when staff does it. */
export async function declareClaim(context: RequestContext, request: Request): Promise<Claim> {
  const { database, now, session } = context
  const incident = parseDay(request.dateIncident)
  if (!incident)
    throw refuse({
      code: 'claim.impossible_day',
      message: CLAIM_MESSAGES.impossibleDay,
      path: 'dateIncident',
    })
  return inTransaction(database, async (transaction) => {
    await holdOwnAccount(transaction, session)
    const line = await heldCoveringChain(transaction, { contractId: request.contract_id, session })
    const { contract_id: contractId, draft_id: draftId } = request
    // first: a second declaration of the same draft waits here, and then finds the claim
    await deleteDraft(transaction, { accountId: session.account.id, contractId, id: draftId })
    if (draftId !== undefined) await mustBeUnused(transaction, { id: draftId, contractId })
    const declaration = valueOf(
      checkDeclaration(
        { ...request, incident, time: request.incidentTime ?? null },
        line.contracts,
        timeInParis(now),
      ),
    )
    const intake = await intakeToAnswer(transaction, {
      nature: declaration.nature,
      version: request.intake_version,
    })
    const answers = valueOf(readAnswers(intake, request.answers))
    const isForOwner = line.ownerId !== session.account.id && isStaff(session.account.role)
    await useQuota(transaction, { accountId: session.account.id, kind: 'claim', now })
    const claim = await insertClaim(transaction, {
      contract_id: contractId,
      owner_id: line.ownerId,
      nature: declaration.nature.label,
      nature_id: declaration.nature.id,
      description: declaration.description.toWellFormed(),
      incident_date: declaration.incident.toString(),
      incident_time: request.incidentTime ?? null,
      place: cleanLine(request.place ?? ''),
      answers: JSON.stringify(answers.map((kept) => ({ ...kept, answer: cleanLine(kept.answer) }))),
      intake_version: intake.version,
      injured: request.injured,
      abroad: request.abroad,
      is_pressing: isPressing(declaration.nature, request),
      declared_at: dateOf(now),
      declared_by: isForOwner ? session.account.id : null,
      draft_id: draftId ?? null,
      waiting_since: dateOf(now),
      updated_at: dateOf(now),
      status: 'pending',
    })
    await insertParticipants(transaction, {
      claimId: claim.id,
      accountIds: [line.ownerId],
      addedBy: null,
      at: dateOf(now),
      areConcerned: true,
    })
    await openReserve({ ...context, database: transaction }, claim)
    await moveClaim(transaction, context, {
      claim,
      happenings: [{ kind: 'declared' }],
      line: isForOwner ? CLAIM_EVENTS.declaredFor : CLAIM_EVENTS.declared,
      title: CLAIM_NOTICES.declared(referenceOf(claim)),
      isReceipt: true,
    })
    await routeNewClaim(transaction, context, {
      claim,
      concernedIds: [line.ownerId],
      declaredBy: session.account.id,
    })
    if (isForOwner)
      await recordAudit(transaction, {
        actorId: session.account.id,
        action: 'claim.declared',
        subjectKind: 'claim',
        subjectId: claim.id,
      })
    return presentClaim(claim)
  })
}

function valueOf<T>(answer: Result<T, Refusal>): T {
  if (!answer.ok) throw refuse(answer.error)
  return answer.value
}
