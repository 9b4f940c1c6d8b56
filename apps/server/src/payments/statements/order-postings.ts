import { bankLines } from '@sillage/domain/payments/bank-lines.ts'
import { type IndemnityEvent, indemnityLines } from '@sillage/domain/payments/claim-lines.ts'
import type { LedgerLine } from '@sillage/domain/payments/ledger.ts'
import type { Posting } from '../ledger.service.ts'
import type { KnownOrder } from './match-movements.ts'
import type { Answer } from './statements.repository.ts'

function eventOf(order: KnownOrder, became: Answer['state']): OrderEvent {
  return order.kind === 'collections' ? `collection.${became}` : `payout.${became}`
}

type OrderEvent = `collection.${'sent' | Answer['state']}` | `payout.${'ordered' | Answer['state']}`

/** The ledger lines of an order: on the claims accounts for an indemnity, otherwise on the policyholder's. */
export function orderLines(
  event: OrderEvent,
  { cents, due_id, claim_id }: Pick<KnownOrder, 'cents' | 'due_id' | 'claim_id'>,
): LedgerLine[] {
  if (claim_id !== null && isIndemnity(event)) return indemnityLines(event, cents, claim_id)
  return bankLines(event, cents, due_id)
}

function isIndemnity(event: OrderEvent): event is IndemnityEvent {
  return event.startsWith('payout.')
}

/** The posting for the bank’s answer to an order. */
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
    lines: orderLines(event, order),
  }
}
