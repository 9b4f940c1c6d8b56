import { type BankEvent, bankLines } from '@sillage/domain/payments/bank-lines.ts'
import type { Posting } from '../ledger.service.ts'
import type { KnownOrder } from './match-movements.ts'
import type { Answer } from './statements.repository.ts'

function eventOf(order: KnownOrder, became: Answer['state']): BankEvent {
  return order.kind === 'collections' ? `collection.${became}` : `payout.${became}`
}

/** What the bank’s answer to an order posts. */
export function orderPosting(
  order: KnownOrder,
  became: Answer['state'],
  on: Temporal.PlainDate,
): Posting {
  const event = eventOf(order, became)
  return {
    event,
    source: order.id,
    policyId: order.policy_id,
    on,
    lines: bankLines(event, order.cents, order.due_id),
  }
}
