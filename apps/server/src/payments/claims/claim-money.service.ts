import { randomUUID } from 'node:crypto'
import { DELAYS } from '@sillage/domain/law/delays.ts'
import { reserveLines } from '@sillage/domain/payments/claim-lines.ts'
import { maskedIban } from '@sillage/domain/values/iban.ts'
import { notify } from '../../notifications/notifications.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertPayout } from '../dues/payouts.repository.ts'
import { post } from '../ledger.service.ts'
import { indemnityAccountAsked } from '../payments.messages.ts'
import {
  cancelUnordered,
  findIndemnity,
  findOrdered,
  findReserve,
} from './claim-money.repository.ts'

/** Of which claim, and of which chain of contracts. */
export interface ClaimOfPolicy {
  readonly claimId: string
  /** The first contract of the chain. */
  readonly policyId: string
}

interface NewReserve extends ClaimOfPolicy {
  /** Of what is kept beside the claim: posted once. */
  readonly source: string
  readonly cents: number
  readonly on: Temporal.PlainDate
}

/** What is put aside for a claim in cents, by the ledger. */
export function reserveOf(database: Database, claimId: string): Promise<number> {
  return findReserve(database, claimId)
}

/** Posts that so much is put aside for a claim from now on. The claim is held by whoever calls. */
export async function postReserve(
  transaction: Database,
  { claimId, policyId, source, cents, on }: NewReserve,
  at: Date,
) {
  const change = cents - (await findReserve(transaction, claimId))
  const lines = reserveLines(change, claimId)
  await post(transaction, [{ event: 'reserve.changed', source, policyId, on, lines }], at)
}

interface Decided extends ClaimOfPolicy {
  readonly accountId: string
  /** What the decision pays in all. */
  readonly cents: number
  readonly decidedBy: string
  readonly on: Temporal.PlainDate
}

/**
 * Has an indemnity paid: what the decision grants beyond what is ordered already, to an account that its owner is asked for.
 * Answers what is still to be ordered.
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
    ...indemnityAccountAsked,
  })
  return rest
}

/** What is ordered or paid of a claim, in cents: what nobody can take back. */
export function orderedOf(database: Database, claimId: string): Promise<number> {
  return findOrdered(database, claimId)
}

/** A decision stands no longer: what nobody has ordered of it is not paid. */
export function stopIndemnity(transaction: Database, claimId: string, at: Date) {
  return cancelUnordered(transaction, { claimId, at })
}

/** How far the transfer of a decision is; null where nothing is to be paid. */
export async function indemnityOf(database: Database, claimId: string) {
  const found = await findIndemnity(database, claimId)
  if (!found) return null
  const { cents, due_on, iban_country: country, iban_last4: last4, sent_on, paid_on } = found
  return {
    cents,
    account: country !== null && last4 !== null ? maskedIban(country, last4) : null,
    dueBy: due_on,
    sentOn: sent_on,
    paidOn: paid_on,
  }
}
