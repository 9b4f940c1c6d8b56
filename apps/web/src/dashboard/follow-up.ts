import { daysBetween } from '@sillage/domain/values/day.ts'
import type { Claim } from '@sillage/wire/claims/claim.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { OwnClaim } from '../claims/list/claim-card.tsx'
import { isEndNear, periodOf } from '../contracts/contract-period.ts'

const ACTIVE: readonly string[] = ['active', 'pending']
const OPEN: readonly string[] = ['pending', 'in_progress', 'under_review']

/** Active and pending contracts count as active (specification, section 4). */
export function countActive(contracts: readonly Pick<Contract, 'status'>[]): number {
  return contracts.filter((contract) => ACTIVE.includes(contract.status)).length
}

/** Every claim that is not closed is ongoing (specification, section 4). */
export function countOpen(claims: readonly Pick<Claim, 'claimStatus'>[]): number {
  return claims.filter((claim) => OPEN.includes(claim.claimStatus)).length
}

/**
 * The claims that the dashboard is about: for a customer those they take part in; for staff their own, since the others
 * are work, which the desk counts.
 */
export function claimsOf<C extends Pick<OwnClaim, 'is_owner'>>(
  claims: readonly C[],
  isOfTeam: boolean,
): readonly C[] {
  return isOfTeam ? claims.filter((claim) => claim.is_owner) : claims
}

/** A claim that asks for the person's attention. */
export interface ClaimToFollow {
  readonly claim: OwnClaim
  /** Whether we wait for them: a reply, or a document. */
  readonly isAwaited: boolean
  readonly unread: number
}

/** Claims that wait for the person first, then those with unread messages. */
export function claimsToFollow(
  claims: readonly OwnClaim[],
  unreadOf: (claimId: string) => number,
): readonly ClaimToFollow[] {
  return claims
    .map((claim) => ({ claim, isAwaited: isAwaited(claim), unread: unreadOf(claim.claim_id) }))
    .filter(({ isAwaited: waits, unread }) => waits || unread > 0)
    .toSorted((first, second) => Number(second.isAwaited) - Number(first.isAwaited))
}

function isAwaited({ is_owner: isOwner, claimStatus, waiting, open_requests: asked }: OwnClaim) {
  return isOwner && claimStatus !== 'closed' && (waiting === 'customer' || asked > 0)
}

export interface Ending {
  readonly contract: Contract
  readonly end: Temporal.PlainDate
  readonly daysLeft: number
}

/** The active contracts that end within 30 days, the nearest end first. */
export function endingSoon(
  contracts: readonly Contract[],
  today: Temporal.PlainDate,
): readonly Ending[] {
  return contracts
    .filter((contract) => isEndNear(contract, today))
    .map((contract) => {
      const { end } = periodOf(contract)
      return { contract, end, daysLeft: daysBetween(today, end) }
    })
    .toSorted((first, second) => first.daysLeft - second.daysLeft)
}

const TO_PAY: readonly string[] = ['suspended', 'noticed', 'late', 'to_pay']

/** The contracts with something to pay now, most serious first. */
export function paymentsToMake(contracts: readonly Contract[]): readonly Contract[] {
  return contracts
    .filter((contract) => gravity(contract) !== -1)
    .toSorted((one, other) => gravity(one) - gravity(other))
}

function gravity({ payment }: Contract): number {
  // already paid: last, since only the cover has yet to resume
  if (payment?.arrears?.resumes_at) return -1
  return TO_PAY.indexOf(payment?.status ?? '')
}
