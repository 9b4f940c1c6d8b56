import { DELAYS } from '../law/delays.ts'
import type { EndingGround } from '../products/ending-grounds.ts'
import type { Warning } from '../products/product.ts'
import { traitsOf } from '../products/traits.ts'
import { daysBetween, formatDay, isBefore } from '../values/day.ts'
import { type Cents, roundCents } from '../values/money.ts'
import { daysCovered, type Period } from '../values/period.ts'
import { CANCELLATION_MESSAGES } from './contracts.messages.ts'

/** A contract about to end, as far as the refund needs it. */
export interface Refundable extends Period {
  /** Price of the insurance, all taxes included, without the contribution to climate projects. */
  readonly priceCents: Cents
  /** The part of the price that is the flat contribution to the guarantee fund. */
  readonly flatCents: Cents
  /** Whether an extension replaced it and includes its price. */
  readonly isTakenOver: boolean
}

export interface Refund {
  readonly days: number
  readonly daysLeft: number
  readonly refundCents: Cents
  /** In French: why nothing is refunded. */
  readonly note: string | null
}

/** The refund is sent within this many days (Code des assurances, L113-15-2). */
export const REFUND_DAYS = DELAYS.refund.count

/**
 * How many days of a period are left after a day, which itself counts as used. Before the first day all of them are
 * left, after the last none.
 */
export function daysLeft(period: Period, today: Temporal.PlainDate): number {
  const left = daysBetween(today, period.end)
  return Math.max(0, Math.min(left, daysCovered(period)))
}

/**
 * The refund of a cancellation, in cents: (price - flat contribution) x days left ÷ days of the period, rounded once,
 * half a cent away from zero (decisions, section 6). A contract replaced by an extension has no refund: its price is
 * part of the extension's.
 *
 * Example: 106,50 € with 6,50 € of flat contribution, 20 of 40 days left: 50,00 €.
 */
export function cancellationRefund(contract: Refundable, today: Temporal.PlainDate): Refund {
  return refundOf(contract, { today, baseCents: contract.priceCents - contract.flatCents })
}

/**
 * The refund of a withdrawal, in cents: the whole price, flat contribution included, less the days already covered
 * (Code des assurances, L112-2-1 and L112-9). Before the first day the refund is the whole price.
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

/** That a withdrawal gives back more, while it is possible: a cancellation keeps the fee and the days used. */
export function withdrawalAdvice(until: Temporal.PlainDate | null): readonly Warning[] {
  return until === null
    ? []
    : [{ code: 'withdrawal', message: CANCELLATION_MESSAGES.withdrawFirst(formatDay(until)) }]
}

/** What someone must read before choosing to end a contract on a later day. */
export function laterWarnings(product: string): readonly Warning[] {
  return [
    { code: 'later', message: CANCELLATION_MESSAGES.later },
    ...traitsOf(product).cancellationWarnings,
  ]
}

/** What someone must read before cancelling, in French: at will, or on a legal ground. */
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
