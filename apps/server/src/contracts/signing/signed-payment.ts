import { type Parts, partsAdded, partsOf } from '@sillage/domain/payments/parts.ts'
import {
  type Instalment,
  type PaymentPlan,
  PLAN_BY_DEFAULT,
  partsAskedFor,
  schedule,
} from '@sillage/domain/payments/schedule.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { ContractTerms } from '../contract-terms.ts'

/** How a contract is paid, as it is signed. */
export interface SignedPayment {
  readonly plan: PaymentPlan
  readonly instalments: readonly Instalment[]
  readonly mandate: { readonly id: string } | null
}

/** What a contract is paid for: its price, or what it adds to one before; over which days. */
interface ToPay {
  readonly terms: ContractTerms
  readonly before?: Parts
  readonly period: Period
  readonly signedOn: Temporal.PlainDate
}

/** Without a plan: the whole by transfer. */
export function signedPayment({ terms, before, period, signedOn }: ToPay): SignedPayment {
  const { price, contribution } = terms
  const whole = partsOf({ rows: price.lines, totalCents: price.cents }, contribution?.cents ?? 0)
  const parts = before ? partsAskedFor(partsAdded(whole, before)) : whole
  const plan = PLAN_BY_DEFAULT
  return { plan, instalments: schedule(parts, { plan, period, signedOn }), mandate: null }
}
