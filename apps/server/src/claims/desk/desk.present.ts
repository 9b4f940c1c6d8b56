import { shownStatus } from '@sillage/domain/claims/status.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { DeskClaim } from '@sillage/wire/claims/claim-desk.ts'
import { csvOf } from '../../platform/csv.ts'
import { DESK_TABLE } from '../claims.messages.ts'

/** A claim of the desk without what depends on its reader. */
export type ExportedClaim = Omit<DeskClaim, 'concerns_you' | 'may_set_status'>

export function deskCsv(claims: readonly ExportedClaim[]): Uint8Array {
  const rows = claims.map((claim) => [
    claim.claim_id,
    claim.nature,
    claim.owner,
    claim.dateIncident.slice(0, 10),
    dayOf(claim.declaration_date),
    shownStatus(claim.claimStatus),
    claim.assignee?.name ?? '',
    claim.claimStatus === 'closed' ? '' : DESK_TABLE.turns[claim.waiting],
    claim.claimStatus === 'closed' ? '' : dayOf(claim.waiting_since),
    DESK_TABLE.ages[claim.age],
    dayOf(claim.updated_at),
    claim.reserve,
  ])
  return csvOf([DESK_TABLE.heads, ...rows])
}

const dayOf = (instant: string) => dayInParis(Temporal.Instant.from(instant)).toString()
