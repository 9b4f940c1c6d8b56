import {
  checklistState,
  lackingDocuments,
  type SentDocument,
} from '@sillage/domain/claims/checklist.ts'
import type { HouseDelays } from '@sillage/domain/claims/house/house-delays.ts'
import type { NeededDocument } from '@sillage/domain/claims/nature.ts'
import { contestDays, decisionLabel, paidEuros } from '@sillage/domain/claims/outcome.ts'
import { claimProgress } from '@sillage/domain/claims/progress.ts'
import {
  CLAIM_ACTIONS,
  type ClaimAction,
  claimCan,
  type Standing,
} from '@sillage/domain/claims/status.ts'
import { type Fault, faultLabel } from '@sillage/domain/products/claims-history.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import type {
  ClaimDetail,
  DocumentRequest,
  Participant,
} from '@sillage/wire/claims/claim-detail.ts'
import { currentInsurer } from '../documents/documents.service.ts'
import type { ClaimEventRow, ClaimOutcomeRow } from '../platform/database/tables/tables-claims.ts'
import { actorOf, type OpenedClaim } from './access/claims.access.ts'
import type { Named } from './access/people.repository.ts'
import { presentClaim, presentDeadline, presentToThird } from './claims.present.ts'
import {
  type IndemnityProgress,
  presentCalculation,
  presentIndemnity,
} from './decision/decision.present.ts'
import { type DeskOfClaim, presentDesk } from './desk/desk-of-claim.present.ts'
import type { AskedDocument } from './documents/document-requests.repository.ts'
import { personOf, presentEvents } from './outcome/claim-timeline.ts'
import type { WireReopening } from './outcome/reopening.ts'

/** Everything that the detail of a claim is presented from. */
export interface ClaimFile {
  readonly reopenRefused: Refusal | null
  readonly opened: OpenedClaim
  readonly contractName: string
  readonly statement: ClaimDetail['statement']
  readonly withdrawal: ClaimDetail['withdrawal']
  readonly names: ReadonlyMap<string, Named>
  readonly events: readonly ClaimEventRow[]
  readonly requests: readonly AskedDocument[]
  readonly sent: readonly SentDocument[]
  readonly needed: readonly NeededDocument[]
  readonly delays: HouseDelays
  readonly outcome: ClaimOutcomeRow | undefined
  readonly fault:
    | { readonly fault: Fault; readonly reason: string; readonly set_at: Date }
    | undefined
  readonly participants: readonly Participant[]
  /** How far the payment of the decision is; null when nothing is to be paid. */
  readonly indemnity: IndemnityProgress | null
  readonly signatureWaits: boolean
  readonly ownerReads: boolean
  readonly reopening: WireReopening | null
  readonly facts: DeskOfClaim['facts']
  readonly links: DeskOfClaim['links']
  readonly same: DeskOfClaim['same']
  readonly signals: DeskOfClaim['signals']
  readonly absence: DeskOfClaim['absence']
  readonly now: Temporal.Instant
}

/** For accounts deleted from the database; foreign keys exclude that, but the type can't know. */
const NOBODY: Named = { userId: '', name: '', is_staff: false }

export function presentDetail(file: ClaimFile): ClaimDetail {
  const detail = presentWhole(file)
  return detail.standing === 'third' ? presentToThird(detail) : detail
}

function presentWhole(file: ClaimFile): ClaimDetail {
  const { opened, names } = file
  const { claim, standing } = opened
  return {
    ...presentClaim(claim),
    contract_type: claim.product,
    contract_name: file.contractName,
    incidentTime: claim.incident_time,
    place: claim.place,
    injured: claim.injured,
    abroad: claim.abroad,
    answers: claim.answers.map(({ questionId, question, answer }) => ({
      question_id: questionId,
      question,
      answer,
    })),
    owner: personOf(names, claim.owner_id) ?? NOBODY,
    declared_by: personOf(names, claim.declared_by),
    assignee: personOf(names, claim.assignee_id),
    participants: [...file.participants],
    standing,
    may: presentActions(file),
    reopen_refused: file.reopenRefused?.message ?? null,
    fault: presentFault(file),
    statement: file.statement,
    withdrawal: file.withdrawal,
    deadline: presentDeadline(opened),
    progress: presentProgress(file),
    timeline: presentEvents(file.events, names),
    checklist: presentChecklist(file),
    requests: file.requests.map((row) => presentRequest(row, standing)),
    outcome: presentOutcome(file),
    desk: file.reopening && presentDesk({ ...file, claim, reopening: file.reopening }),
  }
}

/** Only for the owner and staff: other people who follow the claim do not see whose fault it was. */
function presentFault({ opened, fault }: ClaimFile): ClaimDetail['fault'] {
  if (!fault || (opened.standing !== 'owner' && opened.standing !== 'staff')) return null
  return {
    fault: fault.fault,
    label: faultLabel(fault.fault),
    reason: fault.reason,
    at: fault.set_at.toISOString(),
  }
}

function presentActions({ opened, reopenRefused, reopening }: ClaimFile): ClaimDetail['may'] {
  const seat = actorOf(opened)
  const may = (action: ClaimAction) => claimCan(action, seat).ok
  return {
    setStatus: may('setStatus'),
    assign: may('assign'),
    addParticipant: may('addParticipant'),
    removeParticipant: may('removeParticipant'),
    requestDocument: may('requestDocument'),
    reviewDocument: may('reviewDocument'),
    provideDocument: may('provideDocument'),
    decide: may('decide'),
    reopen: may('reopen') && reopenRefused === null && !reopening?.waiting,
    setReserve: may('setReserve'),
    setFault: may('setFault'),
    recover: may('recover'),
  } satisfies Record<keyof typeof CLAIM_ACTIONS, boolean>
}

function presentProgress(file: ClaimFile): ClaimDetail['progress'] {
  const { opened, requests, outcome, delays } = file
  const { claim } = opened
  const progress = claimProgress({
    status: claim.status,
    waiting: claim.waiting,
    since: dayInParis(claim.waiting_since.toTemporalInstant()),
    openRequests: requests.filter(isOpenRequest).length,
    missingDocuments: lackingDocuments(presentChecklist(file)),
    hasOutcome: outcome?.superseded_at === null,
    standing: opened.standing,
    mayReopen: presentActions(file).reopen,
    delays,
  })
  return {
    stage: progress.stage,
    actor: progress.actor,
    now: progress.now,
    next: progress.next,
    usual_delay: progress.usualDelay,
    expected_by: progress.expectedBy?.toString() ?? null,
  }
}

function isOpenRequest(row: Pick<AskedDocument, 'fulfilled_at' | 'withdrawn_at'>): boolean {
  return row.fulfilled_at === null && row.withdrawn_at === null
}

/** What the team wrote about a requested document is for the owner only: it may reveal their health. */
export function presentRequest(row: AskedDocument, standing: Standing): DocumentRequest {
  return {
    request_id: row.id,
    document_key: row.document_key,
    label: row.label,
    reason: row.reason,
    note: standing === 'owner' || standing === 'staff' ? row.note : '',
    requested_at: row.requested_at.toISOString(),
    state: isOpenRequest(row) ? 'open' : row.fulfilled_at ? 'fulfilled' : 'withdrawn',
    files: row.files,
  }
}

/** The state of each document that the claim needs. */
export function presentChecklist({
  requests,
  sent,
  needed,
}: Pick<ClaimFile, 'requests' | 'sent' | 'needed'>): ClaimDetail['checklist'] {
  const requested = requests.filter(isOpenRequest).flatMap((row) => row.document_key ?? [])
  return checklistState(needed, {
    requested: new Set(requested),
    sent,
  }).map(({ key, label, why, medical = null, required = false, state }) => ({
    key,
    label,
    why,
    medical,
    required,
    state,
  }))
}

function presentOutcome({
  opened,
  outcome,
  names,
  now,
  indemnity,
}: ClaimFile): ClaimDetail['outcome'] {
  if (!outcome) return null
  const insurer = currentInsurer()
  const days = contestDays({
    sentOn: dayInParis(now),
    incidentOn: Temporal.PlainDate.from(opened.claim.incident_date),
  })
  return {
    decision: outcome.decision,
    label: decisionLabel(outcome.decision),
    amount: toEuros(outcome.amount_cents),
    excess: toEuros(outcome.excess_cents),
    paid: paidEuros({
      decision: outcome.decision,
      amountCents: outcome.amount_cents,
      excessCents: outcome.excess_cents,
      reasons: outcome.reasons,
    }),
    reasons: outcome.reasons,
    decided_at: outcome.decided_at.toISOString(),
    decided_by: personOf(names, outcome.decided_by) ?? NOBODY,
    approved_by: personOf(names, outcome.approved_by),
    reckoning: outcome.reckoning && presentCalculation(outcome.reckoning),
    payment: outcome.superseded_at === null && indemnity ? presentIndemnity(indemnity) : null,
    stands: outcome.superseded_at === null,
    contest: {
      complaints_email: insurer.complaintsEmail,
      acknowledged_by: days.acknowledgedBy.toString(),
      answered_by: days.answeredBy.toString(),
      act_before: days.actBefore.toString(),
      mediator: {
        name: insurer.mediator.name,
        address: [...insurer.mediator.addressLines],
        website: insurer.mediator.website,
      },
    },
  }
}
