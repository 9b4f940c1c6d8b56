import { declarationDeadline } from '@sillage/domain/claims/deadlines.ts'
import { natureById } from '@sillage/domain/claims/natures.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Claim } from '@sillage/wire/claims/claim.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { OpenedClaim } from './access/claims.access.ts'
import { THIRD_PARTY } from './claims.messages.ts'
import type { ListedClaim } from './claims.repository.ts'

export function presentClaim(row: ListedClaim): Claim {
  return {
    claim_id: row.id,
    // a nature that no longer exists keeps the label it was declared with
    nature: natureById(row.nature_id)?.label ?? row.nature,
    description: row.description,
    declaration_date: row.declared_at.toISOString(),
    claimStatus: row.status,
    contract_id: row.contract_id,
    dateIncident: row.incident_date,
  }
}

/** What a third party sees of a claim: its number and its participants, not what was declared. */
export function presentToThird(detail: ClaimDetail): ClaimDetail {
  return {
    ...detail,
    contract_name: '',
    description: '',
    incidentTime: null,
    place: '',
    injured: false,
    abroad: false,
    answers: [],
    declared_by: null,
    assignee: null,
    deadline: { ...detail.deadline, last_day: null, is_late: false },
    progress: {
      ...detail.progress,
      actor: 'nobody',
      now: THIRD_PARTY.now,
      next: '',
      usual_delay: null,
      expected_by: null,
    },
    timeline: [],
    checklist: [],
    requests: [],
    outcome: null,
    desk: null,
  }
}

/** The legal deadline for declaring, and whether it was met. */
export function presentDeadline({ claim }: OpenedClaim): ClaimDetail['deadline'] {
  const incident = Temporal.PlainDate.from(claim.incident_date)
  const declared = dayInParis(claim.declared_at.toTemporalInstant())
  const delay = natureById(claim.nature_id)?.delay ?? 'usual'
  const deadline = declarationDeadline({ delay, incident }, declared)
  return {
    label: deadline.label,
    source: deadline.source,
    last_day: deadline.lastDay?.toString() ?? null,
    is_late: deadline.isPast,
  }
}
