import { randomUUID } from 'node:crypto'
import { mustBeTwo } from '../../accounts/two-people.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { REVIEW_REFUSALS } from './batches.messages.ts'
import { lookAtPayouts } from './order-flags.ts'
import { holdReviewed, insertReview } from './reviews.repository.ts'

/**
 * Clears a payout, with a reason, for its current account and flags. The database refuses a person who requested,
 * decided or matched what it pays, or named its payee; nor is it for whom one of them has just appointed.
 */
export function letGo(context: RequestContext, { id, reason }: { id: string; reason: string }) {
  const { database, now, session } = context
  const by = session.account.id
  return inTransaction(database, async (transaction) => {
    const payout = isUuid(id) ? await holdReviewed(transaction, id) : undefined
    const accountId = payout?.bank_account_id
    if (!payout || !accountId) throw notFound()
    const looked = (await lookAtPayouts(transaction, [payout])).get(id)
    if (!looked || looked.isFree)
      throw refuse({ code: 'payout.free', message: REVIEW_REFUSALS.nothing }, 409)
    try {
      await insertReview(transaction, {
        id: randomUUID(),
        payout_id: id,
        bank_account_id: accountId,
        cents: payout.cents,
        flags: [...looked.flags],
        reason,
        reviewed_at: new Date(now.epochMilliseconds),
        reviewed_by: by,
      })
    } catch (error) {
      const isInvolved =
        error instanceof Error &&
        'constraint' in error &&
        error.constraint === 'guard_payout_review'
      if (isInvolved)
        throw refuse({ code: 'payout.involved', message: REVIEW_REFUSALS.involved }, 409)
      throw error
    }
    for (const author of [payout.payee_named_by, payout.requested_by])
      if (author) await mustBeTwo({ ...context, database: transaction }, author)
    await recordAudit(transaction, {
      actorId: by,
      action: 'payout.let_go',
      subjectKind: 'contract',
      subjectId: payout.contract_id ?? payout.policy_id,
    })
  })
}
