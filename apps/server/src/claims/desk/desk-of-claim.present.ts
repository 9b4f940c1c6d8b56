import { ageColour } from '@sillage/domain/claims/urgency.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { ReadableClaim } from '../access/claim-access.repository.ts'
import type { Named } from '../access/people.repository.ts'
import { personOf } from '../outcome/claim-timeline.ts'

/** What only those see of a claim who handle it. */
export interface DeskOfClaim {
  readonly claim: ReadableClaim
  readonly now: Temporal.Instant
  readonly names: ReadonlyMap<string, Named>
  /** Of whoever has it. */
  readonly absence: { readonly last_day: string; readonly deputy_id: string | null } | undefined
  readonly signatureWaits: boolean
}

export function presentDesk({
  claim,
  now,
  names,
  absence,
  signatureWaits,
}: DeskOfClaim): ClaimDetail['desk'] {
  const waitingSince = claim.waiting_since.toTemporalInstant()
  const { status, waiting } = claim
  return {
    waiting,
    waiting_since: claim.waiting_since.toISOString(),
    age: ageColour({ status, waiting, waitingSince }, dayInParis(now)),
    is_pressing: claim.is_pressing,
    written_on: claim.written_on_at?.toISOString() ?? null,
    absence: absence
      ? { last_day: absence.last_day, deputy: personOf(names, absence.deputy_id) }
      : null,
    signature_waits: signatureWaits,
  }
}
