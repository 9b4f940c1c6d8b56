import { claimName } from '@sillage/domain/claims/claim-name.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { maskedIban } from '@sillage/domain/values/iban.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { BatchDetail, FinanceDesk } from '@sillage/wire/payments/bank.ts'
import type { BankMovement, Batch, FlaggedPayout } from '@sillage/wire/payments/bank-rows.ts'
import type { RecoveryRow } from '../claims/recoveries.repository.ts'
import { stillExpected } from '../claims/recoveries.service.ts'
import { type OpenMovement, proposalSeen } from '../statements/movements.repository.ts'
import { BATCH_STATES, ORDER_STATES } from './batches.messages.ts'
import type { CountedBatch, FullOrder } from './batches.repository.ts'
import type { CheckedOrder } from './order-flags.ts'
import type { Payable } from './waiting.repository.ts'

/** Status codes of a file on hold because payee names don't match: the bank waits for us. */
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
  { contract, looked }: { contract: string | undefined; looked: CheckedOrder | undefined },
): BatchDetail['orders'][number] {
  return {
    id: order.id,
    contractId: order.contract_id,
    contract: contract ?? '',
    claimId: order.claim_id,
    holder: order.holder,
    iban: maskedIban(order.iban_country, order.iban_last4),
    amount: toEuros(order.cents),
    stateLabel: ORDER_STATES[order.state],
    flags: [...(looked?.labels ?? [])],
    release: looked?.release ?? null,
    reason: order.reason,
  }
}

/** A payout waiting for a review. */
export function presentReview(
  payout: Payable,
  looked: CheckedOrder | undefined,
): Omit<FlaggedPayout, 'contract'> {
  return {
    id: payout.id,
    kind: payout.kind,
    accountId: payout.account_id,
    claimId: payout.claim_id,
    holder: payout.holder,
    iban: maskedIban(payout.iban_country, payout.iban_last4),
    amount: toEuros(payout.cents),
    flags: [...(looked?.labels ?? [])],
  }
}

export function presentExpected(row: RecoveryRow): FinanceDesk['recoveries'][number] {
  return {
    id: row.id,
    claimId: row.claim_id,
    claim: claimName(row),
    of: row.debtor,
    reference: row.reference,
    at: dayInParis(row.claimed_at.toTemporalInstant()).toString(),
    amount: toEuros(row.claimed),
    expected: toEuros(stillExpected(row)),
  }
}

export function presentMovement(
  movement: OpenMovement,
  { reader, contract }: { reader: string; contract: string | undefined },
): BankMovement {
  const {
    proposed_contract: contractId,
    proposed_claim: claimId,
    proposed_name: of,
    closing,
  } = movement
  return {
    id: movement.id,
    bookedOn: movement.booked_on,
    amount: toEuros(movement.cents),
    party: movement.party,
    text: movement.label,
    reason: movement.reason,
    proposal:
      of !== null || closing !== null
        ? {
            seen: proposalSeen(movement.proposed_id, movement),
            contractId,
            contract: contract ?? '',
            claimId,
            of: of ?? '',
            beyond: toEuros(movement.beyond),
            closing: closing && { as: closing, reason: movement.closing_reason ?? '' },
            by: movement.proposer,
            isOwn: movement.proposed_by === reader,
          }
        : null,
  }
}
