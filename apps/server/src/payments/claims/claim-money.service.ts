import { randomUUID } from 'node:crypto'
import { DELAYS } from '@sillage/domain/law/delays.ts'
import { reserveLines } from '@sillage/domain/payments/claim-lines.ts'
import { maskedIban } from '@sillage/domain/values/iban.ts'
import { notify } from '../../notifications/notifications.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertPayout } from '../dues/payouts.repository.ts'
import { post } from '../ledger.service.ts'
import { payoutAccountAsked } from '../payments.messages.ts'
import {
  cancelUnordered,
  findIndemnity,
  findOrdered,
  findReserves,
  holdPayoutsOf,
} from './claim-money.repository.ts'

/** A claim and its chain of contracts. */
export interface ClaimOfPolicy {
  readonly claimId: string
  /** The first contract of the chain. */
  readonly policyId: string
}

interface NewReserve extends ClaimOfPolicy {
  /** The id of what set it, posted once. */
  readonly source: string
  readonly cents: number
  readonly on: Temporal.PlainDate
}

/** The reserve of a claim by the ledger, in cents. */
export async function reserveOf(database: Database, claimId: string): Promise<number> {
  return (await findReserves(database, [claimId])).get(claimId) ?? 0
}

/** The same for several; a claim that never had one is absent. */
export function reservesOf(database: Database, claimIds: readonly string[]) {
  return findReserves(database, claimIds)
}

/** Posts the new reserve of a claim, which the caller has locked. */
export async function postReserve(
  transaction: Database,
  { claimId, policyId, source, cents, on }: NewReserve,
  at: Date,
) {
  const change = cents - (await reserveOf(transaction, claimId))
  const lines = reserveLines(change, claimId)
  await post(transaction, [{ event: 'reserve.changed', source, policyId, on, lines }], at)
}

interface Decided extends ClaimOfPolicy {
  readonly accountId: string
  /** The total that the decision pays. */
  readonly cents: number
  readonly decidedBy: string
  readonly on: Temporal.PlainDate
}

/**
 * Requests the payment of what a decision grants beyond the amount already ordered, to an account that its owner is
 * asked for. Returns what is still to be ordered, in cents.
 */
export async function requestIndemnity(
  transaction: Database,
  { claimId, policyId, accountId, cents, decidedBy, on }: Decided,
  at: Date,
): Promise<number> {
  const rest = Math.max(0, cents - (await findOrdered(transaction, claimId)))
  if (rest === 0) return 0
  const id = randomUUID()
  await insertPayout(transaction, {
    id,
    kind: 'indemnity',
    account_id: accountId,
    contract_id: null,
    claim_id: claimId,
    policy_id: policyId,
    cents: rest,
    bank_account_id: null,
    requested_at: at,
    requested_by: decidedBy,
    due_on: on.add({ days: DELAYS.payment.count }).toString(),
    held_for: null,
    cancelled_at: null,
  })
  await notify(transaction, {
    accountId,
    key: `indemnity ${id}`,
    claimId,
    ...payoutAccountAsked,
  })
  return rest
}

/** What is ordered or paid for a claim, in cents, and so can't be taken back. */
export function orderedOf(database: Database, claimId: string): Promise<number> {
  return findOrdered(database, claimId)
}

/** The same, which stays so until the transaction is over: the approval of a batch is waited for. */
export async function heldOrderedOf(transaction: Database, claimId: string): Promise<number> {
  await holdPayoutsOf(transaction, claimId)
  return findOrdered(transaction, claimId)
}

/** When a decision is withdrawn: cancels what has not been ordered of it. */
export function stopIndemnity(transaction: Database, claimId: string, at: Date) {
  return cancelUnordered(transaction, { claimId, at })
}

/** The progress of a decision's transfer; null when nothing is to be paid. */
export async function indemnityOf(database: Database, claimId: string) {
  const found = await findIndemnity(database, claimId)
  if (!found) return null
  const { cents, due_on, iban_country: country, iban_last4: last4 } = found
  return {
    cents,
    account: country !== null && last4 !== null ? maskedIban(country, last4) : null,
    dueBy: due_on,
    sentOn: found.sent_on,
    paidOn: found.paid_on,
    refusedOn: found.refused_on,
    isOfEstate: found.is_of_estate,
  }
}
