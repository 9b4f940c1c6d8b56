import { closingRefusal } from '@sillage/domain/payments/month.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findMonths, holdLedger, insertClosing, monthOf } from '../ledger.repository.ts'
import { firstOpenOf } from '../ledger.service.ts'
import { declareClosedMonths } from './declarations.service.ts'

/** Closes the first open month for good, and declares its taxes. Concurrent postings wait, and go to the next month. */
export function closeMonth({ database, now, session }: RequestContext, month: string) {
  const closedAt = new Date(now.epochMilliseconds)
  return inTransaction(database, async (transaction) => {
    await holdLedger(transaction)
    const firstOpen = firstOpenOf(await findMonths(transaction))
    const refusal = closingRefusal(monthOf(month), { firstOpen, today: dayInParis(now) })
    if (refusal) throw refuse(refusal, 409)
    await insertClosing(transaction, {
      month: `${month}-01`,
      closed_at: closedAt,
      closed_by: session.account.id,
    })
    await declareClosedMonths(transaction, {
      by: session.account.id,
      on: dayInParis(now),
      at: closedAt,
    })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'ledger.month_closed',
      subjectKind: 'ledger',
      subjectId: month,
    })
    return { month, closedAt: closedAt.toISOString() }
  })
}
