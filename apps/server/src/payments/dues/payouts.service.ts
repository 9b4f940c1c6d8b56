import { randomUUID } from 'node:crypto'
import { DELAYS } from '@sillage/domain/law/delays.ts'
import { refundToCards } from '@sillage/domain/payments/card.ts'
import { deathOf } from '../../accounts/deaths/deaths.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { findPaidByCards } from '../cards/card-payments.repository.ts'
import { findPayer } from '../mandates/payers.repository.ts'
import { payoutAccountAsked } from '../payments.messages.ts'
import { insertPayout } from './payouts.repository.ts'

/** Whose money it is, and its chain of contracts. */
export interface Debtor {
  readonly contractId: string
  readonly accountId: string
  /** The first contract of the chain. */
  readonly policyId: string
}

/** Why a person must look at a payout before it is paid. */
type Held = 'before_payments'

interface Refund extends Debtor {
  readonly cents: number
  readonly on: Temporal.PlainDate
}

/**
 * Requests a refund: to the cards that paid, then to the bank account that paid at least as much, if a debit or a
 * statement shows one; otherwise the IBAN is asked for.
 */
export async function requestRefund(
  transaction: Database,
  refund: Refund & {
    readonly dues: readonly { readonly id: string }[]
  },
  at: Date,
) {
  // nothing goes back to the cards of somebody who has died
  const isEstate = (await deathOf(transaction, refund.accountId)) !== undefined
  const paid = isEstate
    ? []
    : await findPaidByCards(
        transaction,
        refund.dues.map(({ id }) => id),
      )
  const { toCards, rest } = refundToCards(refund.cents, paid)
  for (const { id: card, cents } of toCards)
    await insertPayout(transaction, {
      ...payoutOf({ ...refund, cents }, { to: null, heldFor: null, at }),
      card_payment_id: card,
    })
  if (rest === 0) return
  const to = await findPayer(transaction, { policyId: refund.policyId, cents: rest })
  const payout = payoutOf({ ...refund, cents: rest }, { to, heldFor: null, at })
  await insertPayout(transaction, payout)
  if (to !== null || isEstate) return
  const { accountId, contractId } = refund
  await notify(transaction, {
    accountId,
    key: `refund ${payout.id}`,
    contractId,
    ...payoutAccountAsked,
  })
}

/** A refund for a contract signed before payments were recorded: a person must state what was paid for it. */
export async function promiseRefund(transaction: Database, refund: Refund, at: Date) {
  await insertPayout(transaction, payoutOf(refund, { to: null, heldFor: 'before_payments', at }))
}

export function payoutOf(
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
