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
  /** Of an indemnity. */
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
  /** What nobody has paid; it falls as movements of one file pay it. */
  owed: number
}

/** What somebody owes of a claim. */
export interface ExpectedRecovery {
  readonly id: string
  readonly claim_id: string
  readonly claimed_by: string
  readonly policy_id: string
  readonly reference: string
  /** What they still owe; it falls as movements of one file pay it. */
  owed: number
}

/** What a provider of card payments says it has transferred to us. */
export interface KnownSettlement {
  readonly id: string
  readonly reference: string
  readonly netCents: number
  readonly feeCents: number
  isBooked: boolean
}

/** What a file may be about. */
export interface Known {
  readonly orders: ReadonlyMap<string, KnownOrder>
  /** Orders that are out, by the id of their batch’s message. */
  readonly batches: ReadonlyMap<string, readonly KnownOrder[]>
  readonly byMandate: ReadonlyMap<string, readonly KnownOrder[]>
  readonly dues: ReadonlyMap<string, OwedDue>
  /** What is asked for of a policy, the oldest first, by its first contract. */
  readonly ofPolicy: ReadonlyMap<string, readonly OwedDue[]>
  readonly recoveries: ReadonlyMap<string, ExpectedRecovery>
  /** By what their transfer says. */
  readonly settlements: ReadonlyMap<string, KnownSettlement>
  /** What went to climate partners and was not seen to leave. */
  readonly transfers: readonly PartnerTransfer[]
  /** What was declared to the tax office and was not seen to leave. */
  readonly declarations: readonly OpenDeclaration[]
  /** Dues of whoever has an IBAN, by the IBAN. */
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
 * What a movement is, by the surest sign first: the id of our order, our reference, the mandate and the amount. What has an
 * amount and a known IBAN alone is proposed to a person. Orders and dues change as movements take them, so that a second one
 * for the same is nobody’s.
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

/** Of its very amount, once in and once back. */
function ofOrder(order: KnownOrder, cents: number, rule: 'order' | 'mandate'): Outcome {
  if (Math.abs(cents) !== order.cents) return NOBODY
  const isOut = order.kind === 'collections' ? cents > 0 : cents < 0
  if (isOut ? order.state !== 'sent' : order.state !== 'settled') return NOBODY
  const became = isOut ? 'settled' : 'returned'
  order.state = became
  return { rule, became, orders: [order] }
}

/** Booked as one: it must be all that the bank has not refused. */
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

/** Of its very amount: by the certificate that its label names; by the partner’s name alone, for a person to say so. */
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

/** Of its very amount: by the name of the tax office; by the amount alone, for a person to say so. */
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
