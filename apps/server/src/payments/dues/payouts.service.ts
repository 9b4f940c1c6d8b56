import { randomUUID } from 'node:crypto'
import { DELAYS } from '@sillage/domain/law/delays.ts'
import type { Database } from '../../platform/database/database.ts'
import { findPaidFrom, insertPayout } from './payouts.repository.ts'

/** Whose money it is, and of which chain of contracts. */
export interface Debtor {
  readonly contractId: string
  readonly accountId: string
  /** The first contract of the chain. */
  readonly policyId: string
}

/** Why somebody looks at a payout before it is paid. */
type Held = 'before_payments'

interface Refund extends Debtor {
  readonly cents: number
  readonly on: Temporal.PlainDate
}

/** Has money paid back: to the account that paid, where a debit tells which; else its IBAN is asked for. */
export async function requestRefund(
  transaction: Database,
  refund: Refund & { readonly dues: readonly { readonly mandate_id: string | null }[] },
  at: Date,
) {
  const mandateId = refund.dues.find(({ mandate_id }) => mandate_id !== null)?.mandate_id ?? null
  const to = mandateId === null ? null : await findPaidFrom(transaction, mandateId)
  await insertPayout(transaction, payoutOf(refund, { to, heldFor: null, at }))
}

/** What a contract promised back that was signed before payments were recorded: a person says what was paid for it. */
export async function promiseRefund(transaction: Database, refund: Refund, at: Date) {
  await insertPayout(transaction, payoutOf(refund, { to: null, heldFor: 'before_payments', at }))
}

function payoutOf(
  { contractId, accountId, policyId, cents, on }: Refund,
  { to, heldFor, at }: { to: string | null; heldFor: Held | null; at: Date },
) {
  return {
    id: randomUUID(),
    kind: 'refund' as const,
    account_id: accountId,
    contract_id: contractId,
    claim_id: null,
    policy_id: policyId,
    cents,
    bank_account_id: to,
    requested_at: at,
    requested_by: null,
    due_on: on.add({ days: DELAYS.refund.count }).toString(),
    held_for: heldFor,
    cancelled_at: null,
  }
}
