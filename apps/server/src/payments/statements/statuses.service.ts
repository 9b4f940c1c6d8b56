import { dayInParis } from '@sillage/domain/values/day.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { StatusMessage } from '../bank/bank-messages.ts'
import { post } from '../ledger.service.ts'
import { failCollections, failTransfers } from './failures.ts'
import { orderPosting } from './order-postings.ts'
import { STATEMENT_REFUSALS } from './statements.messages.ts'
import { answerOrders, holdOrders, noteGroupStatus } from './statements.repository.ts'

/**
 * Applies the bank's status report on one of our files, before anything is booked. Repeating it changes nothing, since
 * only unanswered orders can be refused.
 */
export async function takeStatus({ database, now }: RequestContext, status: StatusMessage) {
  const at = new Date(now.epochMilliseconds)
  const { originalMessageId: messageId, group } = status
  if (!(await noteGroupStatus(database, { messageId, status: group, at })))
    throw refuse({ code: 'bank_file.batch', message: STATEMENT_REFUSALS.batch }, 409)
  const orders = await holdOrders(database, {
    endToEndIds: [],
    messageIds: [messageId],
    mandates: [],
  })
  const reasons = new Map(
    status.orders
      .filter((order) => order.status === 'RJCT')
      .map(({ endToEndId, reason }) => [endToEndId, reason]),
  )
  const isWhole = group === 'RJCT' && reasons.size === 0
  const on = dayInParis(now)
  const refused = orders
    .filter(
      ({ state, end_to_end_id }) => state === 'sent' && (isWhole || reasons.has(end_to_end_id)),
    )
    .map((order) => ({
      order,
      answer: {
        id: order.id,
        state: 'rejected' as const,
        reason: reasons.get(order.end_to_end_id) ?? status.reasons[0] ?? null,
        on: on.toString(),
      },
    }))
  await answerOrders(
    database,
    refused.map(({ answer }) => answer),
  )
  await post(
    database,
    refused.map(({ order }) => orderPosting(order, 'rejected', on)),
    at,
  )
  await failCollections(database, refused, at)
  await failTransfers(database, refused)
  return { kind: status.kind, movements: refused.length, unmatched: 0, isRepeated: false }
}
