import { maskedIban } from '@sillage/domain/values/iban.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Batch, BatchDetail } from '@sillage/wire/payments/bank.ts'
import { BATCH_STATES, ORDER_STATES } from './batches.messages.ts'
import type { CountedBatch, FullOrder } from './batches.repository.ts'

/** What the bank says of a file whose payees’ names do not match: it waits for us. */
const HELD: ReadonlySet<string> = new Set(['RCVM', 'RVCM', 'RVNC', 'RCVN'])

export function presentBatch(batch: CountedBatch): Batch {
  const state = stateOf(batch)
  return {
    id: batch.id,
    number: batch.number,
    kind: batch.kind,
    settlesOn: batch.settles_on,
    orders: batch.orders,
    total: toEuros(batch.cents),
    settled: batch.settled,
    failed: batch.failed,
    state,
    stateLabel: BATCH_STATES[state](batch),
    preparedBy: batch.prepared_name,
    preparedAt: batch.prepared_at.toISOString(),
    approvedBy: batch.approved_name,
    approvedAt: batch.approved_at?.toISOString() ?? null,
  }
}

function stateOf(batch: CountedBatch): Batch['state'] {
  if (batch.withdrawn_at) return 'withdrawn'
  if (!batch.approved_at) return 'to_approve'
  if (batch.failed > 0) return 'failed'
  if (batch.settled === batch.orders) return 'settled'
  if (HELD.has(batch.group_status ?? '')) return 'held'
  return batch.downloaded_at ? 'sent' : 'approved'
}

export function presentOrder(
  order: FullOrder,
  flags: readonly string[],
): BatchDetail['orders'][number] {
  return {
    id: order.id,
    contractId: order.contract_id,
    claimId: order.claim_id,
    holder: order.holder,
    iban: maskedIban(order.iban_country, order.iban_last4),
    amount: toEuros(order.cents),
    stateLabel: ORDER_STATES[order.state],
    flags: [...flags],
    reason: order.reason,
  }
}
