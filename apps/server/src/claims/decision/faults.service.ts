import { randomUUID } from 'node:crypto'
import { natureById } from '@sillage/domain/claims/natures.ts'
import { type Fault, faultLabel } from '@sillage/domain/products/claims-history.ts'
import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { lockClaim, mustBeOpen } from '../access/claims.access.ts'
import { findNames } from '../access/people.repository.ts'
import { writtenLine } from '../access/written-line.ts'
import { CLAIM_NOTICES, CLAIM_REFUSALS } from '../claims.messages.ts'
import { moveClaim, referenceOf, tell } from '../outcome/claim-movement.ts'
import { findFaults, insertFault } from './faults.repository.ts'

/** Establishes whose fault an accident was; earlier findings are kept. The owner is notified and reads the reason. */
export function setFault(
  context: RequestContext,
  { id, fault, reason }: { id: string; fault: Fault; reason: string },
): Promise<DecisionGround['faults']> {
  const { session, now } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('setFault', opened)
    const { claim } = opened
    if (!natureById(claim.nature_id)?.hasFault)
      throw refuse({ code: 'claim.no_fault', message: CLAIM_REFUSALS.noFault, path: 'fault' })
    const faultId = randomUUID()
    await insertFault(transaction, {
      id: faultId,
      claim_id: id,
      fault,
      reason: writtenLine(reason, 'reason'),
      set_by: session.account.id,
      set_at: dateOf(now),
    })
    await moveClaim(transaction, context, {
      claim,
      happenings: [{ kind: 'fault', detail: faultLabel(fault), isInternal: true }],
    })
    await tell(transaction, [claim.owner_id], {
      claimId: id,
      key: faultId,
      title: CLAIM_NOTICES.fault(referenceOf(claim)),
    })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'claim.fault_established',
      subjectKind: 'claim',
      subjectId: id,
      detail: { fault },
    })
    return presentFaults(transaction, id)
  })
}

/** Whose fault it was found to be, with the earlier findings. */
export async function presentFaults(
  database: Database,
  claimId: string,
): Promise<NonNullable<DecisionGround['faults']>> {
  const rows = await findFaults(database, claimId)
  const names = await findNames(
    database,
    rows.map(({ set_by }) => set_by),
  )
  return rows.map(({ fault, reason, set_by, set_at }) => ({
    fault,
    label: faultLabel(fault),
    reason,
    at: set_at.toISOString(),
    by: names.get(set_by)?.name ?? '',
  }))
}
