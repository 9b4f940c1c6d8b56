import { MOST_PARTICIPANTS } from '@sillage/domain/claims/participation.ts'
import type { Standing } from '@sillage/domain/claims/status.ts'
import type { Participant } from '@sillage/wire/claim-detail.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { notFound, refuse } from '../platform/http/domain-error.ts'
import { publish, withdraw } from '../platform/live/live.repository.ts'
import { findReaders } from './claim-access.repository.ts'
import { type Acting, dateOf, moveClaim, numberOf, tell } from './claim-movement.ts'
import { lockClaim, mustBeOpen, openClaim } from './claims.access.ts'
import { CLAIM_EVENTS, CLAIM_NOTICES, CLAIM_REFUSALS } from './claims.messages.ts'
import {
  deleteParticipant,
  findParticipants,
  insertParticipants,
  type ParticipantRow,
} from './participants.repository.ts'
import { findPeople, nameOf } from './people.repository.ts'

/** The participants of a claim, as the reader may see them: no e-mail but for staff. */
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
    is_active: row.is_active,
    email: standing === 'staff' ? row.email : null,
  }
}

export async function readParticipants({ database, session }: Acting, id: string) {
  return participantsOf(database, await openClaim(database, { id, session }))
}

/** Adds people to a claim; those already there stay as they are. An unknown or deactivated account: 422 and nobody is added. */
export function addParticipants(
  acting: Acting,
  { id, accountIds }: { id: string; accountIds: readonly string[] },
): Promise<Participant[]> {
  const { session, now } = acting
  return inTransaction(acting.database, async (transaction) => {
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
    const { claim } = opened
    const added = await insertParticipants(transaction, {
      claimId: claim.id,
      accountIds: wanted,
      addedBy: session.account.id,
      at: dateOf(now),
    })
    const all = await participantsOf(transaction, opened)
    if (all.length > MOST_PARTICIPANTS)
      throw refuse({
        code: 'claim.too_many_participants',
        message: CLAIM_REFUSALS.tooManyParticipants,
      })
    if (added.length === 0) return all
    const names = people.filter((person) => added.includes(person.id)).map(nameOf)
    await moveClaim(transaction, acting, {
      claim,
      happenings: added.map((aboutId) => ({ kind: 'participant_added', aboutId })),
      line: names.map(CLAIM_EVENTS.participantAdded).join('. '),
    })
    const title = CLAIM_NOTICES.joined(numberOf(claim.id))
    await tell(transaction, added, { claimId: claim.id, key: `ajout ${now.toString()}`, title })
    await tellChange(transaction, acting, { claimId: claim.id, added })
    return all
  })
}

/** Takes a participant off a claim: from the commit on, they see nothing of it. */
export function removeParticipant(
  acting: Acting,
  { id, accountId }: { id: string; accountId: string },
): Promise<Participant[]> {
  const { session } = acting
  return inTransaction(acting.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('removeParticipant', opened)
    const { claim } = opened
    if (accountId === claim.owner_id)
      throw refuse({ code: 'claim.owner_stays', message: CLAIM_REFUSALS.ownerStays }, 409)
    const people = await findPeople(transaction, [accountId])
    if (!(await deleteParticipant(transaction, { claimId: claim.id, accountId }))) throw notFound()
    await withdraw(transaction, { accountId, claimId: claim.id })
    await moveClaim(transaction, acting, {
      claim,
      happenings: [{ kind: 'participant_removed', aboutId: accountId }],
      line: people.map(nameOf).map(CLAIM_EVENTS.participantRemoved).join(''),
    })
    await tellChange(transaction, acting, { claimId: claim.id, removed: [accountId] })
    return participantsOf(transaction, opened)
  })
}

async function tellChange(
  transaction: Database,
  { session }: Acting,
  { claimId, ...detail }: { claimId: string; added?: string[]; removed?: string[] },
) {
  await publish(transaction, {
    kind: 'participants',
    payload: { claim_id: claimId },
    // whoever was removed is told too: their open page asks again, and finds nothing
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
