import type { Choices } from '../subscription/choices.ts'
import { type PriceRow, price } from '../subscription/pricing.ts'
import type { Tariff } from '../subscription/tariff.ts'
import { formatDay, isBefore } from '../values/day.ts'
import type { Cents } from '../values/money.ts'
import { daysCovered, type Period } from '../values/period.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CHAIN_MESSAGES, CONTRACT_MESSAGES } from './contracts.messages.ts'
import { LONGEST_YEARS } from './period.ts'

/**
 * The period of an extension: from the start of the contract to a later end. From the first day of its chain
 * (`chainStart`) to the new end there may be 5 years at most (decisions, section 6).
 * Refusals: `extension.end_missing`, `extension.not_after_end`, `period.too_long`.
 */
export function checkExtension(
  contract: Period,
  wanted: { readonly newEnd: Temporal.PlainDate | null; readonly chainStart: Temporal.PlainDate },
): Result<Period, Refusal> {
  const { newEnd, chainStart } = wanted
  const path = 'new_end_date'
  if (!newEnd)
    return refused({
      code: 'extension.end_missing',
      message: CONTRACT_MESSAGES.newEndMissing,
      path,
    })
  if (!isBefore(contract.end, newEnd))
    return refused({
      code: 'extension.not_after_end',
      message: CHAIN_MESSAGES.newEndNotAfter(formatDay(contract.end)),
      path,
    })
  if (isBefore(chainStart.add({ years: LONGEST_YEARS }), newEnd))
    return refused({ code: 'period.too_long', message: CHAIN_MESSAGES.chainTooLong, path })
  return ok({ start: contract.start, end: newEnd })
}

/** The basis of a contract's price, and what was charged for it. */
export interface Priced extends Period {
  readonly tariff: Tariff
  readonly choices: Choices
  /** Days between the signature, or the quote it came from, and the first day. */
  readonly leadDays: number
  readonly priceCents: Cents
  readonly lines: readonly PriceRow[]
}

export interface ExtensionPlan {
  readonly period: Period
  readonly addedDays: number
  /** The amount due: the price of the whole period less what was charged. */
  readonly extensionCents: Cents
  /** Price of the whole period, from the original start to the new end. */
  readonly totalCents: Cents
  /** The rows of the whole price. */
  readonly lines: readonly PriceRow[]
  /** What each cover, tax and levy adds to what was already charged. */
  readonly addedLines: readonly PriceRow[]
}

/**
 * An extension, with its price in cents: that of the whole period by the tariff, the answers and the time before the
 * departure of the contract, less what was charged (decisions, section 6). So the fee, the fund and a cancellation
 * cover are never charged twice, and a contract that is extended costs as much as one signed for the whole period. It
 * is never negative.
 * Refusals: those of `checkExtension`.
 *
 * Example: a car, all risks, coefficient 0.50: two days for 72,33 €, extended to a year for 580,14 €, in all 652,47 €.
 */
export function planExtension(
  contract: Priced,
  wanted: { readonly newEnd: Temporal.PlainDate | null; readonly chainStart: Temporal.PlainDate },
): Result<ExtensionPlan, Refusal> {
  const period = checkExtension(contract, wanted)
  if (!period.ok) return period
  const days = daysCovered(period.value)
  const whole = price({ ...contract, days })
  // an older extension, priced by the day, may have cost more than the whole period now does
  const isCharged = whole.cents <= contract.priceCents
  const lines = isCharged ? contract.lines : whole.lines
  const totalCents = isCharged ? contract.priceCents : whole.cents
  return ok({
    period: period.value,
    addedDays: days - daysCovered(contract),
    extensionCents: totalCents - contract.priceCents,
    totalCents,
    lines,
    addedLines: addedRows(lines, contract.lines),
  })
}

const ADDED_KINDS: readonly PriceRow['kind'][] = ['cover', 'fee', 'tax', 'fund', 'total']

function addedRows(whole: readonly PriceRow[], charged: readonly PriceRow[]): readonly PriceRow[] {
  return whole.flatMap(({ kind, code, label, cents }) => {
    const before = charged.find((row) => row.kind === kind && row.code === code)
    const added = cents - (before?.cents ?? 0)
    return ADDED_KINDS.includes(kind) && added !== 0 ? [{ kind, code, label, cents: added }] : []
  })
}
