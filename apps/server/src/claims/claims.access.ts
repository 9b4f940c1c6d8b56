import { isStaff } from '@sillage/domain/accounts/roles.ts'
import {
  type ClaimAction,
  claimCan,
  type Seat,
  type Standing,
  standingOf,
} from '@sillage/domain/claims/status.ts'
import type { Database } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { notFound, refuse } from '../platform/http/domain-error.ts'
import type { Session } from '../platform/http/mount.ts'
import {
  findReadableClaim,
  lockReadableClaim,
  type ReadableClaim,
} from './claim-access.repository.ts'

interface Asked {
  readonly id: string
  readonly session: Session
}

/** A claim that the session may see, and how it stands to it. */
export interface OpenedClaim {
  readonly claim: ReadableClaim
  readonly standing: Standing
  /** Whether it is the session's own claim, staff or not. */
  readonly isOwner: boolean
}

/** The one place that opens a claim to somebody: owner, participant or staff. Any other claim is as absent as an unknown one. */
export function openClaim(database: Database, asked: Asked): Promise<OpenedClaim> {
  return open(asked, (wanted) => findReadableClaim(database, wanted))
}

/** The same, kept from changing until the transaction ends. */
export function lockClaim(transaction: Database, asked: Asked): Promise<OpenedClaim> {
  return open(asked, (wanted) => lockReadableClaim(transaction, wanted))
}

async function open(
  { id, session: { account } }: Asked,
  find: typeof findReadableClaim extends (database: Database, wanted: infer W) => infer R
    ? (wanted: W) => R
    : never,
): Promise<OpenedClaim> {
  const claim = isUuid(id)
    ? await find({ id, accountId: account.id, isStaff: isStaff(account.role) })
    : undefined
  if (!claim) throw notFound()
  return {
    claim,
    standing: standingOf(account, { ownerId: claim.owner_id }),
    isOwner: claim.owner_id === account.id,
  }
}

export function seatAt({ claim, standing, isOwner }: OpenedClaim): Seat {
  return { status: claim.status, standing, isOwner }
}

/** Throws the rule's refusal: 403 when it is about who asks, 409 when it is about the state. */
export function mustBeOpen(action: ClaimAction, opened: OpenedClaim) {
  const answer = claimCan(action, seatAt(opened))
  if (answer.ok) return
  const isAboutPerson = ['claim.staff_only', 'claim.own'].includes(answer.error.code)
  throw refuse(answer.error, isAboutPerson ? 403 : 409)
}
