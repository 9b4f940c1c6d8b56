import { recordAudit } from '../../audit/audit.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import type { Session } from '../../platform/http/request-context.ts'
import { insertParticipants } from '../access/participants.repository.ts'
import { nameOf, type PersonRow } from '../access/people.repository.ts'
import { CLAIM_EVENTS } from '../claims.messages.ts'
import { type Movement, moveClaim } from './claim-movement.ts'

interface Given {
  readonly claim: Movement['claim'] & { readonly assignee_id: string | null }
  readonly person: PersonRow | null
}

/** Assigns a claim to a handler, who becomes a participant, or to nobody; without a session, the routing rules did. */
export async function giveClaim(
  transaction: Database,
  { now, session }: { readonly now: Temporal.Instant; readonly session: Session | null },
  { claim, person }: Given,
) {
  const assignee = person?.id ?? null
  if (assignee)
    await insertParticipants(transaction, {
      claimId: claim.id,
      accountIds: [assignee],
      addedBy: session?.account.id ?? null,
      at: dateOf(now),
      areConcerned: false,
    })
  await moveClaim(
    transaction,
    { now, session },
    {
      claim,
      change: { assignee_id: assignee },
      happenings: [{ kind: 'assigned', ...(assignee ? { aboutId: assignee } : {}) }],
      line: person ? CLAIM_EVENTS.assigned(nameOf(person)) : CLAIM_EVENTS.unassigned,
    },
  )
  await recordAudit(transaction, {
    actorId: session?.account.id ?? null,
    action: assignee ? 'claim.assigned' : 'claim.unassigned',
    subjectKind: 'claim',
    subjectId: claim.id,
    detail: {
      ...(assignee ? { assignee } : {}),
      ...(claim.assignee_id ? { previousAssignee: claim.assignee_id } : {}),
    },
  })
}
