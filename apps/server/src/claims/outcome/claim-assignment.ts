import { recordAudit } from '../../audit/audit.service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { insertParticipants } from '../access/participants.repository.ts'
import { nameOf, type PersonRow } from '../access/people.repository.ts'
import { CLAIM_EVENTS } from '../claims.messages.ts'
import { dateOf, type Movement, moveClaim } from './claim-movement.ts'

/** Gives a claim to somebody who may handle it, who becomes a participant; or to nobody. */
export async function giveClaim(
  transaction: Database,
  { now, session }: Pick<RequestContext, 'now' | 'session'>,
  { claim, person }: { claim: Movement['claim']; person: PersonRow | null },
) {
  const assignee = person?.id ?? null
  if (assignee)
    await insertParticipants(transaction, {
      claimId: claim.id,
      accountIds: [assignee],
      addedBy: session.account.id,
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
    actorId: session.account.id,
    action: 'claim.assigned',
    subjectKind: 'claim',
    subjectId: claim.id,
    detail: { assignee },
  })
}
