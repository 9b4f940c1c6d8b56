import { claimProgress } from '@sillage/domain/claims/progress.ts'
import { shownStatus } from '@sillage/domain/claims/status.ts'
import { maskFullName } from '@sillage/domain/documents/masked-subject.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { fromEuros } from '@sillage/domain/values/money.ts'
import type { ClaimDetail } from '@sillage/wire/claim-detail.ts'
import type { ClaimDocument } from '../documents/claim-document.ts'
import { currentInsurer, renderPdf } from '../documents/documents.service.ts'
import { issueClaimPaper } from '../documents/issued-documents.service.ts'
import type { Issuer } from '../documents/issuer.ts'
import type { Waiter } from '../platform/http/waiter.ts'
import { filesOf } from './attachments.service.ts'
import { auditReading, detailOf } from './claim-detail.service.ts'
import type { Acting } from './claim-movement.ts'
import { openClaim } from './claims.access.ts'
import { CHECKLIST_STATES } from './claims.messages.ts'

/** Who acts, and who seals what is given out. */
interface Archive extends Acting {
  readonly issuer: Issuer
  readonly waiter: Waiter
}

/** What was received at the declaration, and when: it says the same whenever it is asked for. */
export async function acknowledgement(acting: Archive, id: string): Promise<Buffer> {
  const { claim } = await openFor(acting, id, 'acknowledgement')
  const detail = await detailOf(acting, id)
  const first = claimProgress({
    status: 'pending',
    waiting: 'insurer',
    since: dayInParis(claim.declared_at.toTemporalInstant()),
    openRequests: 0,
    hasOutcome: false,
  })
  return issue(acting, {
    kind: 'acknowledgement',
    ...documentOf(detail, detail.declaration_date),
    progress: { now: first.now, next: first.next, usualDelay: first.usualDelay ?? '' },
    status: shownStatus('pending'),
    timeline: [],
    documents: [],
    checklist: detail.checklist.map(({ label }) => ({ label, state: CHECKLIST_STATES.useful })),
    outcome: null,
  })
}

/** The claim as it stands: what happened, the documents, the decision. What is internal stays out. */
export async function summary(acting: Archive, id: string): Promise<Buffer> {
  await openFor(acting, id, 'summary')
  const detail = await detailOf(acting, id)
  const files = await filesOf(acting, id)
  return issue(acting, {
    kind: 'claim-summary',
    ...documentOf(detail, acting.now.toString()),
    documents: files.map(({ name, uploaded_at }) => ({ name, at: uploaded_at.toISOString() })),
  })
}

type Kind = 'acknowledgement' | 'claim-summary'

function issue(archive: Archive, { kind, ...paper }: Unsealed & { readonly kind: Kind }) {
  return issueClaimPaper(archive, {
    claimId: paper.claimId,
    kind,
    issuedAt: Temporal.Instant.from(paper.issuedAt),
    subject: maskFullName(paper.owner),
    render: (verification) => renderPdf(kind, { ...paper, verification }, archive.waiter),
  })
}

type Unsealed = Omit<ClaimDocument, 'verification'>

async function openFor(acting: Acting, id: string, document: string) {
  const opened = await openClaim(acting.database, { id, session: acting.session })
  await auditReading(acting, opened, document)
  return opened
}

function documentOf(detail: ClaimDetail, issuedAt: string): Unsealed {
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
    owner: detail.owner.name,
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
      state: CHECKLIST_STATES[state],
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
      stands: detail.outcome.stands,
      actBefore: detail.outcome.contest.act_before,
    },
    insurer: currentInsurer(),
  }
}
