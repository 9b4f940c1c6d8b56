import { natureById } from '@sillage/domain/claims/natures.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { indemnityOf } from '../payments/claims/claim-money.service.ts'
import { nameOfOwn } from '../payments/contract-names.service.ts'
import type { Database } from '../platform/database/database.ts'
import { dateOf } from '../platform/database/timestamps.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { findAbsenceAt } from './absences/absences.repository.ts'
import { noteClaimRead, type OpenedClaim, openClaim } from './access/claims.access.ts'
import { participantsOf } from './access/participants.service.ts'
import { findNames } from './access/people.repository.ts'
import { presentChecklist, presentDetail } from './claim-detail.present.ts'
import { factsOfClaim } from './clocks/clocks.service.ts'
import { findLastProposal } from './decision/decision.repository.ts'
import { findLastFault } from './decision/faults.repository.ts'
import { withdrawnSentence } from './declaration/withdrawn-contract.ts'
import { findSameClaims } from './desk/same-claims.repository.ts'
import { findRequests, findSentDocuments } from './documents/document-requests.repository.ts'
import { delaysAt } from './house/house-delays.service.ts'
import { checklistOf } from './house/intake.service.ts'
import { findLinkedClaims } from './links/links.repository.ts'
import { findClaimEvents } from './outcome/claim-events.repository.ts'
import { findLastOutcome } from './outcome/outcome.repository.ts'
import { presentReopening, reopeningRefused } from './outcome/reopening.ts'
import { findSignals } from './signals/signals.service.ts'
import { statementStage } from './statement/statement.repository.ts'

/** A claim as its reader may see it. */
export async function detailOf(context: RequestContext, id: string): Promise<ClaimDetail> {
  return presentDetail(await loadClaim(context, id))
}

/** The same, and audits it when staff reads somebody else's claim. */
export async function readClaim(context: RequestContext, id: string): Promise<ClaimDetail> {
  const file = await loadClaim(context, id)
  await noteClaimRead(context, file.opened)
  return presentDetail(file)
}

/** Audits that staff read a document of somebody else's claim, each time. */
export async function auditReading(
  { database, session }: RequestContext,
  { claim, standing }: OpenedClaim,
  document: string,
) {
  if (standing !== 'staff') return
  await recordAudit(database, {
    actorId: session.account.id,
    action: 'claim.read',
    subjectKind: 'claim',
    subjectId: claim.id,
    detail: { document },
  })
}

async function loadClaim({ database, now, session }: RequestContext, id: string) {
  const opened = await openClaim(database, { id, session })
  const { claim, standing } = opened
  const events = await findClaimEvents(database, {
    claimId: claim.id,
    withInternal: standing === 'staff',
  })
  const requests = await findRequests(database, claim.id)
  const sent = await findSentDocuments(database, claim.id)
  const needed = await checklistOf(database, claim)
  // keep the date that was announced; when the customer is to act, show the delay in force today
  const delays = await delaysAt(
    database,
    claim.waiting === 'customer' ? dateOf(now) : claim.waiting_since,
  )
  const outcome = await findLastOutcome(database, claim.id)
  const proposal = await findLastProposal(database, claim.id)
  const fault = await findLastFault(database, claim.id)
  const participants = await participantsOf(database, opened)
  const statement =
    (standing === 'owner' || standing === 'staff') && natureById(claim.nature_id)?.hasFault
      ? await statementStage(database, claim.id)
      : null
  const absence =
    standing === 'staff'
      ? await findAbsenceAt(database, { claimId: claim.id, day: dayInParis(now).toString() })
      : undefined
  const signals =
    standing === 'staff' ? await findSignals(database, { claim, today: dayInParis(now) }) : []
  const links =
    standing === 'staff'
      ? await findLinkedClaims(database, { claimId: claim.id, readerId: session.account.id })
      : []
  const names = await findNames(database, [
    claim.owner_id,
    claim.declared_by,
    claim.assignee_id,
    outcome?.decided_by ?? null,
    outcome?.approved_by ?? null,
    absence?.deputy_id ?? null,
    ...links.flatMap((link) => [link.owner_id, link.linked_by]),
    ...signals.map(({ judgement }) => judgement?.judged_by ?? null),
    ...events.flatMap((event) => [event.actor_id, event.about_id]),
  ])
  const indemnity = outcome ? await indemnityOf(database, claim.id) : null
  return {
    reopenRefused: await reopeningRefused(database, opened),
    reopening:
      standing === 'staff' ? await presentReopening({ database, now, session }, opened) : null,
    opened,
    statement,
    withdrawal: await withdrawnSentence(database, { contractId: claim.contract_id, standing }),
    contractName: await nameOfOwn(database, {
      id: claim.contract_id,
      accountId: claim.owner_id,
    }),
    names,
    events,
    requests,
    sent,
    needed,
    delays,
    outcome,
    fault,
    participants,
    absence,
    signals,
    links,
    same: standing === 'staff' ? await findSameClaims(database, claim) : [],
    facts: standing === 'staff' ? await factsOfClaim(database, [claim.id]) : [],
    indemnity,
    signatureWaits: proposal?.answer === null,
    ownerReads: participants.some((one) => one.is_owner && one.is_active),
    now,
  }
}

/** The checklist of a claim with the current state of each document. */
export async function checklistFor(database: Database, claim: OpenedClaim['claim']) {
  return presentChecklist({
    needed: await checklistOf(database, claim),
    requests: await findRequests(database, claim.id),
    sent: await findSentDocuments(database, claim.id),
  })
}
