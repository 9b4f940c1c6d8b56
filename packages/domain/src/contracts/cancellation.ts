import { DELAYS } from '../law/delays.ts'
import type { EndingGround } from '../products/ending-grounds.ts'
import type { Warning } from '../products/product.ts'
import { traitsOf } from '../products/traits.ts'
import { daysBetween, isBefore } from '../values/day.ts'
import { type Cents, roundCents } from '../values/money.ts'
import { daysCovered, type Period } from '../values/period.ts'
import { CANCELLATION_MESSAGES } from './contracts.messages.ts'

/** A contract about to end, as the refund sees it. */
export interface Refundable extends Period {
  /** Of the insurance, all taxes included, without the contribution to climate projects. */
  readonly priceCents: Cents
  /** Of the price, the flat contribution to the guarantee fund. */
  readonly flatCents: Cents
  /** Whether an extension took it over, and with it its price. */
  readonly isTakenOver: boolean
}

export interface Refund {
  readonly days: number
  readonly daysLeft: number
  readonly refundCents: Cents
  /** In French: why nothing is given back. */
  readonly note: string | null
}

/** The money is sent within this many days (Code des assurances, L113-15-2). */
export const REFUND_DAYS = DELAYS.refund.count

/**
 * How many days of a period are left after a day: that day is used up. Before the first day all of them are left,
 * after the last none.
 */
export function daysLeft(period: Period, today: Temporal.PlainDate): number {
  const left = daysBetween(today, period.end)
  return Math.max(0, Math.min(left, daysCovered(period)))
}

/**
 * What a cancellation gives back, in cents: (price - flat contribution) x days left ÷ days of the period, rounded
 * once, half a cent away from zero (decisions, section 6). A contract taken over by an extension gives nothing back:
 * the extension's price holds its own.
 *
 * Example: 106,50 € with 6,50 € of flat contribution, 20 of 40 days left: 50,00 €.
 */
export function cancellationRefund(contract: Refundable, today: Temporal.PlainDate): Refund {
  return refundOf(contract, { today, baseCents: contract.priceCents - contract.flatCents })
}

/**
 * What a withdrawal gives back, in cents: the whole price, flat contribution included, less the days already covered
 * (Code des assurances, L112-2-1 and L112-9). Before the first day that is all of it.
 */
export function withdrawalRefund(contract: Refundable, today: Temporal.PlainDate): Refund {
  return refundOf(contract, { today, baseCents: contract.priceCents })
}

function refundOf(
  contract: Refundable,
  { today, baseCents }: { today: Temporal.PlainDate; baseCents: Cents },
): Refund {
  const days = daysCovered(contract)
  if (contract.isTakenOver)
    return { days, daysLeft: 0, refundCents: 0, note: CANCELLATION_MESSAGES.inExtension }
  const left = daysLeft(contract, today)
  const note = isBefore(contract.end, today) ? CANCELLATION_MESSAGES.over : null
  return { days, daysLeft: left, refundCents: roundCents((baseCents * left) / days), note }
}

/** What whoever leaves by choice on a day to come must read first. */
export function laterWarnings(product: string): readonly Warning[] {
  return [
    { code: 'later', message: CANCELLATION_MESSAGES.later },
    ...traitsOf(product).cancellationWarnings,
  ]
}

/** What whoever cancels must read first, in French: freely, or on a ground of the law. */
export function cancellationWarnings(
  product: string,
  ground: EndingGround | null = null,
): readonly Warning[] {
  const warnings = traitsOf(product).cancellationWarnings
  if (ground === null)
    return [{ code: 'immediate', message: CANCELLATION_MESSAGES.immediate }, ...warnings]
  return [
    { code: 'definitive', message: CANCELLATION_MESSAGES.definitive },
    ...(ground.isRiskGone ? [] : warnings),
    { code: 'proof', message: CANCELLATION_MESSAGES.proof(ground.proof) },
  ]
}
