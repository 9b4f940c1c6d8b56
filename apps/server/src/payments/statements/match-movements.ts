import { type Receipt, sureReceipt } from '@sillage/domain/payments/receipt.ts'
import type { Movement } from '../bank/bank-messages.ts'
import type { PartnerTransfer } from '../partners/partner-transfers.repository.ts'
import type { OpenDeclaration } from '../taxes/declarations.repository.ts'
import { ofPartner, ofTaxOffice } from './named-in-text.ts'

export interface KnownOrder {
  readonly id: string
  readonly batch_id: string
  readonly end_to_end_id: string
  readonly cents: number
  readonly kind: 'collections' | 'transfers'
  readonly due_id: string | null
  readonly payout_id: string | null
  /** Set for an indemnity. */
  readonly claim_id: string | null
  readonly policy_id: string
  readonly mandate_id: string | null
  readonly mandate_reference: string | null
  state: string
}

export interface OwedDue {
  readonly id: string
  readonly policy_id: string
  readonly reference: string
  readonly due_on: string
  readonly rank: number
  /** Unpaid cents; decreases as movements of the same file pay it. */
  owed: number
}

/** An open recovery on a claim. */
interface ExpectedRecovery {
  readonly id: string
  readonly claim_id: string
  readonly claimed_by: string
  readonly policy_id: string
  readonly reference: string
  /** Still owed, in cents; decreases as movements of the same file pay it. */
  owed: number
}

/** A transfer announced by a card payment provider. */
export interface KnownSettlement {
  readonly id: string
  readonly reference: string
  readonly netCents: number
  readonly feeCents: number
  isBooked: boolean
}

/** What the movements of a file may be about. */
export interface Known {
  readonly orders: ReadonlyMap<string, KnownOrder>
  /** Orders sent and unanswered, by the message id of their batch. */
  readonly batches: ReadonlyMap<string, readonly KnownOrder[]>
  readonly byMandate: ReadonlyMap<string, readonly KnownOrder[]>
  readonly dues: ReadonlyMap<string, OwedDue>
  /** The called dues of a policy, oldest first, by its first contract. */
  readonly ofPolicy: ReadonlyMap<string, readonly OwedDue[]>
  readonly recoveries: ReadonlyMap<string, ExpectedRecovery>
  /** By the text of their transfer. */
  readonly settlements: ReadonlyMap<string, KnownSettlement>
  /** Transfers to climate partners not yet seen on a statement. */
  readonly transfers: readonly PartnerTransfer[]
  /** Tax declarations whose debit was not yet seen on a statement. */
  readonly declarations: readonly OpenDeclaration[]
  /** The dues of the people who have an IBAN, by IBAN. */
  readonly ofIban: ReadonlyMap<string, readonly OwedDue[]>
}

export type Outcome =
  | {
      readonly rule: 'order' | 'mandate' | 'batch'
      readonly became: 'settled' | 'returned'
      readonly orders: readonly KnownOrder[]
    }
  | { readonly rule: 'reference'; readonly due: OwedDue; readonly receipt: Receipt }
  | { readonly rule: 'reference'; readonly recovery: ExpectedRecovery }
  | { readonly rule: 'reference'; readonly transfer: PartnerTransfer }
  | { readonly rule: 'reference'; readonly declaration: OpenDeclaration }
  | { readonly rule: 'card'; readonly settlement: KnownSettlement }
  | { readonly rule: 'fee' }
  | {
      readonly rule: null
      readonly proposed: OwedDue | null
      readonly transfer?: PartnerTransfer
      readonly declaration?: OpenDeclaration
    }

const NOBODY = { rule: null, proposed: null } as const

type Sign = (movement: Movement, known: Known) => Outcome | null

/**
 * Identifies a movement by the surest sign first: our order's id, our reference, then the mandate with the amount. An
 * amount and a known IBAN alone only make a proposal for a person. Updates the known orders and dues, so that a second
 * movement for the same one stays unmatched.
 */
export function matchMovement(movement: Movement, known: Known): Outcome {
  for (const sign of SURE_SIGNS) {
    const outcome = sign(movement, known)
    if (outcome) return outcome
  }
  const { partyIban, cents } = movement
  const alike = (known.ofIban.get(partyIban ?? '') ?? []).filter(({ owed }) => owed === cents)
  return alike.length === 1 ? { rule: null, proposed: alike[0] ?? null } : NOBODY
}

const byOrder: Sign = ({ endToEndId, cents }, { orders }) => {
  const order = endToEndId === null ? undefined : orders.get(endToEndId)
  return order ? ofOrder(order, cents, 'order') : null
}

const byCardSettlement: Sign = ({ endToEndId, cents }, { settlements }) => {
  const settlement = endToEndId === null ? undefined : settlements.get(endToEndId)
  if (!settlement || settlement.isBooked || settlement.netCents !== cents) return null
  settlement.isBooked = true
  return { rule: 'card', settlement }
}

const byBatch: Sign = ({ batchId, cents }, { batches }) =>
  batchId === null ? null : ofBatch(batches.get(batchId) ?? [], cents)

const byReferenceOfDue: Sign = ({ creditorReference, cents }, known) => {
  const due = creditorReference === null ? undefined : known.dues.get(creditorReference)
  if (!due || cents <= 0) return null
  const dues = known.ofPolicy.get(due.policy_id) ?? []
  const receipt = sureReceipt(cents, { named: due.id, dues })
  if (!receipt) return { rule: null, proposed: due }
  for (const paid of receipt.paid)
    for (const one of dues) if (one.id === paid.dueId) one.owed -= paid.cents
  return { rule: 'reference', due, receipt }
}

const byReferenceOfRecovery: Sign = ({ creditorReference, cents }, { recoveries }) => {
  const recovery = creditorReference === null ? undefined : recoveries.get(creditorReference)
  if (!recovery || cents <= 0 || cents > recovery.owed) return null
  recovery.owed -= cents
  return { rule: 'reference', recovery }
}

const byMandate: Sign = ({ mandateReference, cents }, known) => {
  if (mandateReference === null || cents >= 0) return null
  const [only, ...others] = (known.byMandate.get(mandateReference) ?? []).filter(
    (one) => one.cents === -cents && one.state === 'settled',
  )
  return only && others.length === 0 ? ofOrder(only, cents, 'mandate') : null
}

const SURE_SIGNS: readonly Sign[] = [
  byOrder,
  byCardSettlement,
  byBatch,
  byReferenceOfDue,
  byReferenceOfRecovery,
  (movement, { transfers }) => (movement.cents < 0 ? ofPartner(movement, transfers) : null),
  (movement, { declarations }) => ofTaxOffice(movement, declarations),
  byMandate,
  ({ isFee, cents }) => (isFee && cents < 0 ? { rule: 'fee' } : null),
]

/** The amount must be equal, and an order is settled once and returned once. */
function ofOrder(order: KnownOrder, cents: number, rule: 'order' | 'mandate'): Outcome {
  if (Math.abs(cents) !== order.cents) return NOBODY
  const isOut = order.kind === 'collections' ? cents > 0 : cents < 0
  if (isOut ? order.state !== 'sent' : order.state !== 'settled') return NOBODY
  const became = isOut ? 'settled' : 'returned'
  order.state = became
  return { rule, became, orders: [order] }
}

/** A batch booked as one entry: its amount must equal all orders that the bank has not refused. */
function ofBatch(orders: readonly KnownOrder[], cents: number): Outcome {
  const out = orders.filter(({ state }) => state === 'sent')
  const total = out.reduce((sum, one) => sum + one.cents, 0)
  const sign = out[0]?.kind === 'transfers' ? -1 : 1
  if (out.length === 0 || sign * total !== cents) return NOBODY
  for (const one of out) one.state = 'settled'
  return { rule: 'batch', became: 'settled', orders: out }
}
