import type { ClaimDetail } from '@sillage/wire/claim-detail.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Database } from '../platform/database/database.ts'
import { presentChecklist, presentDetail } from './claim-detail.present.ts'
import { findClaimEvents } from './claim-events.repository.ts'
import type { Acting } from './claim-movement.ts'
import { type OpenedClaim, openClaim } from './claims.access.ts'
import { findProvidedKeys, findRequests } from './document-requests.repository.ts'
import { findLastOutcome } from './outcome.repository.ts'
import { participantsOf } from './participants.service.ts'
import { findNames } from './people.repository.ts'

/** A claim as its reader may see it. */
export async function detailOf(
  { database, now, session }: Acting,
  id: string,
): Promise<ClaimDetail> {
  return presentDetail(await loadClaim({ database, now, session }, id))
}

/** The same, and a line in the audit log when staff reads the claim of somebody else. */
export async function readClaim(acting: Acting, id: string): Promise<ClaimDetail> {
  const file = await loadClaim(acting, id)
  await auditReading(acting, file.opened)
  return presentDetail(file)
}

export async function auditReading(
  { database, session }: Acting,
  { claim, standing, isOwner }: OpenedClaim,
  document?: string,
) {
  if (standing !== 'staff' || isOwner) return
  await recordAudit(database, {
    actorId: session.account.id,
    action: 'claim.read',
    subjectKind: 'claim',
    subjectId: claim.id,
    ...(document === undefined ? {} : { detail: { document } }),
  })
}

async function loadClaim({ database, now, session }: Acting, id: string) {
  const opened = await openClaim(database, { id, session })
  const { claim, standing } = opened
  const events = await findClaimEvents(database, {
    claimId: claim.id,
    withInternal: standing === 'staff',
  })
  const requests = await findRequests(database, claim.id)
  const providedKeys = await findProvidedKeys(database, claim.id)
  const outcome = await findLastOutcome(database, claim.id)
  const participants = await participantsOf(database, opened)
  const names = await findNames(database, [
    claim.owner_id,
    claim.declared_by,
    claim.assignee_id,
    outcome?.decided_by ?? null,
    ...events.flatMap((event) => [event.actor_id, event.about_id]),
  ])
  return {
    opened,
    names,
    events,
    requests,
    providedKeys,
    outcome,
    participants,
    now,
  }
}

/** The checklist of a claim as it stands now. */
export async function checklistFor(database: Database, claim: OpenedClaim['claim']) {
  return presentChecklist(claim, {
    requests: await findRequests(database, claim.id),
    providedKeys: await findProvidedKeys(database, claim.id),
  })
}
