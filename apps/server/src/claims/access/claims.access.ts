import { isStaff } from '@sillage/domain/accounts/roles.ts'
import {
  type ClaimAction,
  type ClaimActor,
  claimCan,
  type Standing,
  standingOf,
} from '@sillage/domain/claims/status.ts'
import { recordListing } from '../../audit/audit.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { Session } from '../../platform/http/request-context.ts'
import {
  findConcerning,
  findReadableClaim,
  lockClaimRow,
  type ReadableClaim,
} from './claim-access.repository.ts'

interface Asked {
  readonly id: string
  readonly session: Session
}

/** A claim that the session may see, with its standing on it. */
export interface OpenedClaim {
  readonly claim: ReadableClaim
  readonly standing: Standing
  readonly isOfTeam: boolean
  readonly isDeclarer: boolean
}

/**
 * The only function that opens a claim for a reader: owner, participant or staff. Throws the same 404 for a claim the
 * reader may not see as for an unknown one.
 */
export async function openClaim(
  database: Database,
  { id, session: { account } }: Asked,
): Promise<OpenedClaim> {
  const claim = isUuid(id)
    ? await findReadableClaim(database, {
        id,
        accountId: account.id,
        isStaff: isStaff(account.role),
      })
    : undefined
  if (!claim) throw notFound()
  return {
    claim,
    standing: standingOf(account, {
      ownerId: claim.owner_id,
      isConcerned: Boolean(claim.is_concerned),
      relation: claim.relation,
    }),
    isOfTeam: isStaff(account.role),
    isDeclarer: claim.declared_by === account.id,
  }
}

/**
 * The same, with the claim locked until the transaction ends. Read after the lock is held: a query that waits for a row
 * sees its new version, and the participants as they were before.
 */
export async function lockClaim(transaction: Database, asked: Asked): Promise<OpenedClaim> {
  if (isUuid(asked.id)) await lockClaimRow(transaction, asked.id)
  return openClaim(transaction, asked)
}

/** Audits that staff opened somebody else's claim, or a part of it: once in a quarter of an hour. */
export async function noteClaimRead(
  { database, session }: { readonly database: Database; readonly session: Session },
  { claim, standing }: OpenedClaim,
): Promise<void> {
  if (standing !== 'staff') return
  await recordListing(database, {
    actorId: session.account.id,
    action: 'claim.read',
    subjectKind: 'claim',
    subjectId: claim.id,
    filter: {},
  })
}

/** Whether a claim is somebody's own, or concerns them. */
export async function isConcerned(
  database: Database,
  { claim, accountId }: { claim: { id: string; owner_id: string }; accountId: string },
): Promise<boolean> {
  if (accountId === claim.owner_id) return true
  return (await findConcerning(database, { accountId, claimIds: [claim.id] })).size > 0
}

export function actorOf({ claim, standing, isOfTeam, isDeclarer }: OpenedClaim): ClaimActor {
  return { status: claim.status, standing, isOfTeam, isDeclarer }
}

/** Throws the rule's refusal: 403 when it is about who asks, 409 when it is about the state. */
export function mustBeOpen(action: ClaimAction, opened: OpenedClaim) {
  const answer = claimCan(action, actorOf(opened))
  if (answer.ok) return
  const isAboutPerson = ['claim.staff_only', 'claim.own', 'claim.declared_by_you'].includes(
    answer.error.code,
  )
  throw refuse(answer.error, isAboutPerson ? 403 : 409)
}

/** Only for those who handle the claim: throws 403 for people the claim concerns and for people outside the team. */
export function mustHandle(opened: OpenedClaim) {
  mustBeOpen('assign', opened)
}
