import type { AuditAction } from '@sillage/domain/audit/audit-actions.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { lockClaim, mustHandle } from '../access/claims.access.ts'
import { writtenLine } from '../access/written-line.ts'
import { detailOf } from '../claim-detail.service.ts'
import { moveClaim, referenceOf, tell } from './claim-movement.ts'

interface Answered {
  /** Whether its author takes it back. */
  readonly isOwn: boolean
  readonly reason: string
  readonly by: string
  readonly at: Date
}

/** What waits for a second person, and how its return is recorded and announced. */
interface Waiting {
  readonly madeBy: string
  readonly answer: (answered: Answered) => Promise<void>
  readonly event: 'given_back' | 'reopening_refused'
  readonly action: AuditAction
  readonly detail: object
  readonly key: string
  readonly title: (claim: string) => string
}

/**
 * Returns what waits for a second person to its author, with a reason they read; an author takes their own back this
 * way.
 */
export function sendBack(
  context: RequestContext,
  { id, reason }: { readonly id: string; readonly reason: string },
  waitingOn: (transaction: Database) => Promise<Waiting>,
): Promise<ClaimDetail> {
  const { session, now } = context
  const by = session.account.id
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustHandle(opened)
    const { madeBy, answer, event, action, detail, key, title } = await waitingOn(transaction)
    const isOwn = madeBy === by
    const said = writtenLine(reason, 'reason')
    await answer({ isOwn, reason: said, by, at: dateOf(now) })
    await moveClaim(transaction, context, {
      claim: opened.claim,
      happenings: [{ kind: event, detail: said, isInternal: true }],
    })
    if (!isOwn)
      await tell(transaction, [madeBy], {
        claimId: id,
        key,
        title: title(referenceOf(opened.claim)),
      })
    await recordAudit(transaction, {
      actorId: by,
      action,
      subjectKind: 'claim',
      subjectId: id,
      detail: { ...detail, isOwn },
    })
    return detailOf({ ...context, database: transaction }, id)
  })
}
