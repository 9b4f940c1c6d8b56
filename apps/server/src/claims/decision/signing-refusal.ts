import { claimCan } from '@sillage/domain/claims/status.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import { actorOf, type OpenedClaim } from '../access/claims.access.ts'
import { DECISION_REFUSALS } from './decision.messages.ts'

interface Signing {
  readonly proposedBy: string
  readonly by: string
  /** What the decision is worth, in cents. */
  readonly stake: number
  /** The signer's limit in cents; null without one. */
  readonly limit: number | null
}

/** Why a person can't sign a decision second; null when they can. */
export function signingRefusal(
  opened: OpenedClaim,
  { proposedBy, by, stake, limit }: Signing,
): Refusal | null {
  const seat = claimCan('decide', actorOf(opened))
  if (!seat.ok) return seat.error
  if (proposedBy === by)
    return { code: 'claim.signature_own', message: DECISION_REFUSALS.signatureOwn }
  if (limit !== null && stake > limit)
    return { code: 'claim.limit', message: DECISION_REFUSALS.limit(formatEuros(limit)) }
  return null
}
