import { ageColour } from '@sillage/domain/claims/urgency.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { ReadableClaim } from '../access/claim-access.repository.ts'
import type { Named } from '../access/people.repository.ts'
import { clocksOn, presentClock, presentFacts } from '../clocks/clocks.service.ts'
import type { IndemnityProgress } from '../decision/decision.present.ts'
import { presentLinks } from '../links/links.present.ts'
import type { findLinkedClaims } from '../links/links.repository.ts'
import { personOf } from '../outcome/claim-timeline.ts'
import type { WireReopening } from '../outcome/reopening.ts'
import { type JudgedSignal, presentSignals } from '../signals/signals.service.ts'
import type { findSameClaims } from './same-claims.repository.ts'

/** What only the handlers see of a claim. */
export interface DeskOfClaim {
  readonly claim: ReadableClaim
  readonly now: Temporal.Instant
  readonly names: ReadonlyMap<string, Named>
  /** The handler's absence. */
  readonly absence: { readonly last_day: string; readonly deputy_id: string | null } | undefined
  readonly ownerReads: boolean
  readonly signatureWaits: boolean
  readonly reopening: WireReopening
  readonly signals: readonly JudgedSignal[]
  readonly links: Awaited<ReturnType<typeof findLinkedClaims>>
  readonly same: Awaited<ReturnType<typeof findSameClaims>>
  readonly facts: Parameters<typeof presentFacts>[1]
  readonly outcome: { readonly decided_at: Date } | undefined
  readonly indemnity: Pick<IndemnityProgress, 'account' | 'dueBy' | 'paidOn'> | null
}

export function presentDesk(file: DeskOfClaim): ClaimDetail['desk'] {
  const { claim, now, names, absence, signatureWaits, reopening } = file
  const today = dayInParis(now)
  const waitingSince = claim.waiting_since.toTemporalInstant()
  const { status, waiting } = claim
  return {
    waiting,
    waiting_since: claim.waiting_since.toISOString(),
    age: ageColour({ status, waiting, waitingSince }, today),
    is_pressing: claim.is_pressing,
    owner_reads: file.ownerReads,
    written_on: claim.written_on_at?.toISOString() ?? null,
    absence: absence
      ? { last_day: absence.last_day, deputy: personOf(names, absence.deputy_id) }
      : null,
    clocks: clocksOn({ claim, facts: file.facts, payment: paymentOf(file) }, today).map(
      presentClock,
    ),
    same: file.same.map((one) => ({
      claim_id: one.id,
      claimStatus: one.status,
      declared: one.declared_at.toISOString(),
    })),
    linked: presentLinks(file.links, names),
    signals: presentSignals(file.signals, names),
    facts: presentFacts(claim, file.facts),
    signature_waits: signatureWaits,
    reopening,
  }
}

/** What is still to be paid; null while the account to pay to is not known. */
function paymentOf({ outcome, indemnity }: DeskOfClaim) {
  if (!outcome || !indemnity || indemnity.account === null || indemnity.paidOn !== null) return null
  return {
    decided: dayInParis(outcome.decided_at.toTemporalInstant()),
    lastDay: Temporal.PlainDate.from(indemnity.dueBy),
  }
}
