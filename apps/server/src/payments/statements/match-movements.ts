import { type Receipt, sureReceipt } from '@sillage/domain/payments/receipt.ts'
import type { Movement } from '../bank/bank-messages.ts'
import type { PartnerTransfer } from '../partners/partner-transfers.repository.ts'
import type { OpenDeclaration } from '../taxes/declarations.repository.ts'

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

/**
 * Identifies a movement by the surest sign first: our order's id, our reference, then the mandate with the amount. An
 * amount and a known IBAN alone only make a proposal for a person. Updates the known orders and dues, so that a second
 * movement for the same one stays unmatched.
 */
export function matchMovement(movement: Movement, known: Known): Outcome {
  const { cents, endToEndId, batchId, mandateReference, creditorReference } = movement
  const order = endToEndId === null ? undefined : known.orders.get(endToEndId)
  if (order) return ofOrder(order, cents, 'order')
  const settlement = endToEndId === null ? undefined : known.settlements.get(endToEndId)
  if (settlement && !settlement.isBooked && settlement.netCents === cents) {
    settlement.isBooked = true
    return { rule: 'card', settlement }
  }
  if (batchId !== null) return ofBatch(known.batches.get(batchId) ?? [], cents)
  const due = creditorReference === null ? undefined : known.dues.get(creditorReference)
  if (due && cents > 0) {
    const dues = known.ofPolicy.get(due.policy_id) ?? []
    const receipt = sureReceipt(cents, { named: due.id, dues })
    if (!receipt) return { rule: null, proposed: due }
    for (const paid of receipt.paid)
      for (const one of dues) if (one.id === paid.dueId) one.owed -= paid.cents
    return { rule: 'reference', due, receipt }
  }
  const recovery = creditorReference === null ? undefined : known.recoveries.get(creditorReference)
  if (recovery && cents > 0 && cents <= recovery.owed) {
    recovery.owed -= cents
    return { rule: 'reference', recovery }
  }
  const partner = cents < 0 ? ofPartner(movement, known.transfers) : null
  if (partner) return partner
  const taxes = ofTaxOffice(movement, known.declarations)
  if (taxes) return taxes
  if (mandateReference !== null && cents < 0) {
    const back = (known.byMandate.get(mandateReference) ?? []).filter(
      (one) => one.cents === -cents && one.state === 'settled',
    )
    const [only] = back
    if (only && back.length === 1) return ofOrder(only, cents, 'mandate')
  }
  if (movement.isFee && cents < 0) return { rule: 'fee' }
  const alike = (known.ofIban.get(movement.partyIban ?? '') ?? []).filter(
    ({ owed }) => owed === cents,
  )
  return alike.length === 1 ? { rule: null, proposed: alike[0] ?? null } : NOBODY
}

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

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/gi, '')
    .toUpperCase()

/**
 * The amount must be equal. Matched by the certificate in its text; with the partner’s name alone, proposed to a
 * person.
 */
function ofPartner(
  { cents, text, party }: Movement,
  transfers: readonly PartnerTransfer[],
): Outcome | null {
  const open = transfers.filter((one) => !one.isBooked && one.cents === -cents)
  const label = plain(text)
  const [named, ...others] = open.filter(({ certificate }) => label.includes(plain(certificate)))
  if (named && others.length === 0 && plain(named.certificate).length >= 3) {
    named.isBooked = true
    return { rule: 'reference', transfer: named }
  }
  const alike = open.find(({ partner }) => plain(partner) === plain(party))
  return alike ? { rule: null, proposed: null, transfer: alike } : null
}

const TAX_OFFICE = ['DGFIP', 'FINANCESPUBLIQUES', 'IMPOT', 'TSCA']

/** The amount must be equal. Matched by the name of the tax office; with the amount alone, proposed to a person. */
function ofTaxOffice(
  { cents, text, party }: Movement,
  declarations: readonly OpenDeclaration[],
): Outcome | null {
  const declaration = declarations.find((one) => !one.isBooked && one.cents === -cents)
  if (!declaration) return null
  declaration.isBooked = true
  const label = plain(`${party} ${text}`)
  return TAX_OFFICE.some((name) => label.includes(name))
    ? { rule: 'reference', declaration }
    : { rule: null, proposed: null, declaration }
}
