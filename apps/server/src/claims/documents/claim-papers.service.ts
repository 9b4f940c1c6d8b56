import { natureById } from '@sillage/domain/claims/natures.ts'
import { claimProgress } from '@sillage/domain/claims/progress.ts'
import { shownStatus } from '@sillage/domain/claims/status.ts'
import { maskFullName } from '@sillage/domain/documents/masked-subject.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { fromEuros } from '@sillage/domain/values/money.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import {
  type ClaimedContract,
  claimedContract,
  termsVersionOf,
} from '../../contracts/covering-contracts.service.ts'
import { currentInsurer } from '../../documents/documents.service.ts'
import type { PapersContext } from '../../documents/issued-documents.service.ts'
import { issueClaimPaper, issueLetterOnce } from '../../documents/issued-documents.service.ts'
import type { ClaimDocument } from '../../documents/sheets/claims/claim-document.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ClaimOutcomeRow } from '../../platform/database/tables/tables-claims.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { type OpenedClaim, openClaim } from '../access/claims.access.ts'
import { auditReading, detailOf } from '../claim-detail.service.ts'
import { CHECKLIST_STATES } from '../claims.messages.ts'
import { findLastFault } from '../decision/faults.repository.ts'
import { filesOf } from '../discussion/attachments.service.ts'
import { delaysAt } from '../house/house-delays.service.ts'
import { findLastOutcome } from '../outcome/outcome.repository.ts'

/** What was received at the declaration, and when; it never changes. */
export async function acknowledgement(
  context: Omit<PapersContext, 'files'>,
  id: string,
): Promise<Buffer> {
  const { claim } = await openFor(context, id, 'acknowledgement')
  const detail = await detailOf(context, id)
  const first = claimProgress({
    status: 'pending',
    waiting: 'insurer',
    since: dayInParis(claim.declared_at.toTemporalInstant()),
    openRequests: 0,
    missingDocuments: 0,
    hasOutcome: false,
    standing: 'owner',
    mayReopen: false,
    delays: await delaysAt(context.database, claim.declared_at),
  })
  return issue(context, {
    kind: 'acknowledgement',
    ...documentOf(detail, {
      issuedAt: detail.declaration_date,
      natureId: claim.nature_id,
      contract: await claimedContract(context.database, claim.contract_id),
    }),
    effects: [],
    progress: { now: first.now, next: first.next, usualDelay: first.usualDelay ?? '' },
    status: shownStatus('pending'),
    timeline: [],
    documents: [],
    checklist: detail.checklist.map(({ label }) => ({ label, state: CHECKLIST_STATES.useful })),
    outcome: null,
  })
}

/** The claim today: what happened, the documents, the decision. Internal details are left out. */
export async function summary(context: Omit<PapersContext, 'files'>, id: string): Promise<Buffer> {
  const { claim } = await openFor(context, id, 'summary')
  const detail = await detailOf(context, id)
  const files = await filesOf(context, id)
  const contract = await claimedContract(context.database, claim.contract_id)
  const outcome = await findLastOutcome(context.database, id)
  const issuedAt = context.now.toString()
  return issue(context, {
    kind: 'claim-summary',
    ...documentOf(detail, { issuedAt, natureId: claim.nature_id, contract }),
    effects: outcome ? await effectsOf(context.database, { claim, outcome, contract }) : [],
    documents: files.map(({ name, uploaded_at }) => ({ name, at: uploaded_at.toISOString() })),
  })
}

/** The last decision as it was made, from what was kept then: later changes of the claim do not alter it. */
export async function decisionLetter(context: PapersContext, id: string): Promise<Buffer> {
  const { claim } = await openFor(context, id, 'decision')
  const outcome = await findLastOutcome(context.database, id)
  if (!outcome) throw notFound()
  const issuedAt = outcome.decided_at.toTemporalInstant()
  const detail = await detailOf(context, id)
  const contract = await claimedContract(context.database, claim.contract_id)
  const content = documentOf(detail, {
    issuedAt: issuedAt.toString(),
    natureId: claim.nature_id,
    contract,
  })
  const paper: Unsealed = {
    ...content,
    effects: await effectsOf(context.database, { claim, outcome, contract }),
    status: shownStatus('closed'),
    timeline: [],
    checklist: [],
    outcome: content.outcome && {
      ...content.outcome,
      stands: true,
      calculation: outcome.reckoning,
      termsVersion: await termsVersionOf(context.database, claim.contract_id),
    },
  }
  return issueLetterOnce(context, {
    claimId: id,
    outcomeId: outcome.id,
    kind: 'claim-decision',
    issuedAt,
    subject: maskFullName(paper.owner),
    draft: (verification) => ({ template: 'claim-decision', data: { ...paper, verification } }),
  })
}

type Kind = 'acknowledgement' | 'claim-summary'

function issue(
  context: Omit<PapersContext, 'files'>,
  { kind, ...paper }: Unsealed & { readonly kind: Kind },
) {
  return issueClaimPaper(context, {
    claimId: paper.claimId,
    kind,
    issuedAt: Temporal.Instant.from(paper.issuedAt),
    subject: maskFullName(paper.owner),
    draft: (verification) => ({ template: kind, data: { ...paper, verification } }),
  })
}

type Unsealed = Omit<ClaimDocument, 'verification'>

interface Decided {
  readonly claim: OpenedClaim['claim']
  readonly outcome: Pick<ClaimOutcomeRow, 'decision' | 'reckoning' | 'decided_at'>
  readonly contract: ClaimedContract
}

/** The effects of a decision beyond the indemnity, by the fault established when it was made. */
async function effectsOf(
  database: Database,
  { claim, outcome: { decision, reckoning, decided_at }, contract }: Decided,
) {
  const fault = await findLastFault(database, claim.id)
  const isShared =
    fault !== undefined && fault.fault !== 'none' && fault.set_at.getTime() <= decided_at.getTime()
  const inForce = reckoning?.rights.find(({ right }) => right === 'in_force')
  return productById(claim.product).papers.claimLetters.effects({
    natureId: claim.nature_id,
    choices: contract.choices,
    isRefused: decision === 'refused',
    isFaultShared: isShared && inForce?.state !== 'no',
  })
}

async function openFor(context: RequestContext, id: string, document: string) {
  const opened = await openClaim(context.database, { id, session: context.session })
  // these documents describe the whole claim
  if (opened.standing === 'third') throw notFound()
  await auditReading(context, opened, document)
  return opened
}

function documentOf(
  detail: ClaimDetail,
  {
    issuedAt,
    natureId,
    contract,
  }: { issuedAt: string; natureId: string; contract: ClaimedContract },
): Omit<Unsealed, 'effects'> {
  const concerned = natureById(natureId)?.covers ?? []
  return {
    claimId: detail.claim_id,
    contractId: detail.contract_id,
    product: detail.contract_type,
    nature: detail.nature,
    description: detail.description,
    status: shownStatus(detail.claimStatus),
    declaredAt: detail.declaration_date,
    issuedAt,
    incident: {
      day: detail.dateIncident,
      time: detail.incidentTime ?? '',
      place: detail.place,
    },
    answers: detail.answers,
    owner: contract.holder ?? detail.owner.name,
    covers: contract.covers.flatMap(({ code, label }) => (concerned.includes(code) ? [label] : [])),
    deadline: {
      label: detail.deadline.label,
      lastDay: detail.deadline.last_day,
      isLate: detail.deadline.is_late,
    },
    progress: {
      now: detail.progress.now,
      next: detail.progress.next,
      usualDelay: detail.progress.usual_delay ?? '',
    },
    timeline: detail.timeline
      .filter((event) => !event.is_internal)
      .map(({ at, sentence, by }) => ({ at, sentence, by: by?.name ?? '' })),
    checklist: detail.checklist.map(({ label, state }) => ({
      label,
      state:
        CHECKLIST_STATES[state === 'missing' && detail.claimStatus === 'closed' ? 'absent' : state],
    })),
    documents: [],
    outcome: detail.outcome && {
      label: detail.outcome.label,
      amountCents: fromEuros(detail.outcome.amount),
      excessCents: fromEuros(detail.outcome.excess),
      paidCents: fromEuros(detail.outcome.paid),
      reasons: detail.outcome.reasons,
      decidedAt: detail.outcome.decided_at,
      decidedBy: detail.outcome.decided_by.name,
      approvedBy: detail.outcome.approved_by?.name ?? '',
      stands: detail.outcome.stands,
      actBefore: detail.outcome.contest.act_before,
      decision: detail.outcome.decision,
      calculation: null,
    },
    insurer: currentInsurer(),
  }
}
