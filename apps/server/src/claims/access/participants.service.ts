import { isStaff } from '@sillage/domain/accounts/roles.ts'
import {
  MOST_PARTICIPANTS,
  type Relation,
  relationLabel,
} from '@sillage/domain/claims/participation.ts'
import type { Standing } from '@sillage/domain/claims/status.ts'
import type { Participant } from '@sillage/wire/claims/claim-detail.ts'
import { mayBeOfAnother } from '../../accounts/accounts.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { publish, withdraw } from '../../platform/live/live.repository.ts'
import { CLAIM_EVENTS, CLAIM_NOTICES, CLAIM_REFUSALS } from '../claims.messages.ts'
import { moveClaim, referenceOf, tell } from '../outcome/claim-movement.ts'
import { findReaders } from './claim-access.repository.ts'
import { lockClaim, mustBeOpen, noteClaimRead, openClaim } from './claims.access.ts'
import {
  deleteParticipant,
  findParticipants,
  insertParticipants,
  noteConcerned,
  type ParticipantRow,
} from './participants.repository.ts'
import { findPeople, nameOf } from './people.repository.ts'

/** The participants of a claim as the reader may see them: only staff gets e-mail addresses. */
export async function participantsOf(
  database: Database,
  { claim, standing }: { claim: { id: string; owner_id: string }; standing: Standing },
): Promise<Participant[]> {
  const rows = await findParticipants(database, claim.id)
  return rows.map((row) => presentParticipant(row, { ownerId: claim.owner_id, standing }))
}

function presentParticipant(
  row: ParticipantRow,
  { ownerId, standing }: { ownerId: string; standing: Standing },
): Participant {
  const name = nameOf(row)
  return {
    userId: row.id,
    username: row.is_active ? row.username : name,
    name,
    role: row.role,
    is_owner: row.id === ownerId,
    is_concerned: row.is_concerned,
    relation: row.relation,
    is_active: row.is_active,
    email: standing === 'staff' ? row.email : null,
  }
}

export async function readParticipants({ database, session }: RequestContext, id: string) {
  const opened = await openClaim(database, { id, session })
  await noteClaimRead({ database, session }, opened)
  return participantsOf(database, opened)
}

interface Addition {
  readonly id: string
  readonly accountIds: readonly string[]
  /** Whether the claim concerns team members among them too; it always concerns customers. */
  readonly areConcerned: boolean
  /** Their role, when they come as third parties. */
  readonly relation?: Relation | undefined
}

/**
 * Adds people to a claim; those already there stay. Throws 422, adding nobody, if an account is unknown or deactivated, or if nobody confirmed
 * its address.
 */
export function addParticipants(
  context: RequestContext,
  { id, accountIds, areConcerned, relation }: Addition,
): Promise<Participant[]> {
  const { session, now } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('addParticipant', opened)
    const wanted = [...new Set(accountIds.map((one) => one.toLowerCase()))]
    const people = await findPeople(transaction, wanted)
    if (people.filter((person) => person.is_active).length < wanted.length)
      throw refuse({
        code: 'claim.participant_unknown',
        message: CLAIM_REFUSALS.participantUnknown,
        path: 'participants',
      })
    if (people.some(mayBeOfAnother))
      throw refuse({
        code: 'claim.participant_unproved',
        message: CLAIM_REFUSALS.participantUnproved,
        path: 'participants',
      })
    const { claim } = opened
    const added = await insertParticipants(transaction, {
      claimId: claim.id,
      accountIds: wanted,
      addedBy: session.account.id,
      at: dateOf(now),
      areConcerned: false,
      relation,
    })
    const isForced = areConcerned || relation !== undefined
    const concerned = people.filter(({ role }) => isForced || !isStaff(role)).map(idOf)
    if (claim.assignee_id !== null && concerned.includes(claim.assignee_id))
      throw refuse({ code: 'claim.handler_concerned', message: CLAIM_REFUSALS.handlerConcerned })
    if (concerned.length > 0)
      await noteConcerned(transaction, { claimId: claim.id, accountIds: concerned })
    const all = await participantsOf(transaction, opened)
    if (all.length > MOST_PARTICIPANTS)
      throw refuse({
        code: 'claim.too_many_participants',
        message: CLAIM_REFUSALS.tooManyParticipants,
      })
    if (added.length === 0) return all
    const names = people
      .filter((person) => added.includes(person.id))
      .map((person) =>
        relation ? `${nameOf(person)} (${relationLabel(relation).toLowerCase()})` : nameOf(person),
      )
    await moveClaim(transaction, context, {
      claim,
      happenings: added.map((aboutId) => ({ kind: 'participant_added', aboutId })),
      line: names.map(CLAIM_EVENTS.participantAdded).join('. '),
    })
    const title = CLAIM_NOTICES.joined(referenceOf(claim))
    await tell(transaction, added, { claimId: claim.id, key: `ajout ${now.toString()}`, title })
    await notifyOfChange(transaction, context, { claimId: claim.id, added })
    return all
  })
}

/** Removes a participant from a claim: after the commit they see nothing of it. */
export function removeParticipant(
  context: RequestContext,
  { id, accountId }: { id: string; accountId: string },
): Promise<Participant[]> {
  const { session } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('removeParticipant', opened)
    const { claim } = opened
    if (accountId === claim.owner_id)
      throw refuse({ code: 'claim.owner_stays', message: CLAIM_REFUSALS.ownerStays }, 409)
    const people = await findPeople(transaction, [accountId])
    if (!(await deleteParticipant(transaction, { claimId: claim.id, accountId }))) throw notFound()
    await withdraw(transaction, { accountId, claimId: claim.id })
    await moveClaim(transaction, context, {
      claim,
      happenings: [{ kind: 'participant_removed', aboutId: accountId }],
      line: people.map(nameOf).map(CLAIM_EVENTS.participantRemoved).join(''),
    })
    await notifyOfChange(transaction, context, { claimId: claim.id, removed: [accountId] })
    return participantsOf(transaction, opened)
  })
}

const idOf = ({ id }: { readonly id: string }) => id

async function notifyOfChange(
  transaction: Database,
  { session }: RequestContext,
  { claimId, ...detail }: { claimId: string; added?: string[]; removed?: string[] },
) {
  await publish(transaction, {
    kind: 'participants',
    payload: { claim_id: claimId },
    // also tell those removed: their open page reloads, and finds nothing
    accountIds: [...(await findReaders(transaction, claimId)), ...(detail.removed ?? [])],
    staff: true,
  })
  await recordAudit(transaction, {
    actorId: session.account.id,
    action: 'claim.participants_changed',
    subjectKind: 'claim',
    subjectId: claimId,
    detail,
  })
}
