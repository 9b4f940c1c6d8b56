import { type PriceRow, price } from '../subscription/pricing.ts'
import { formatDay, isBefore } from '../values/day.ts'
import type { Cents } from '../values/money.ts'
import { daysCovered, type Period } from '../values/period.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CHAIN_MESSAGES, CONTRACT_MESSAGES } from './contracts.messages.ts'
import type { Priced } from './extension.ts'
import { LONGEST_YEARS, type PartialPeriod, wholeMonths } from './period.ts'
import type { LinkedContract } from './policy-chain.ts'

/** The earliest first day of a renewal: the day after the end of the contract, and not in the past. */
export function earliestRenewal(contract: Period, today: Temporal.PlainDate): Temporal.PlainDate {
  const next = contract.end.add({ days: 1 })
  return isBefore(next, today) ? today : next
}

/**
 * The latest last day of a renewal from a given day: as many days as the contract, or as many whole months if the
 * contract is a number of them, whichever ends later.
 *
 * Example: 1 to 31 January is 31 days and a month; from 1 February it may last until 3 March, 31 days.
 */
export function latestRenewalEnd(contract: Period, start: Temporal.PlainDate): Temporal.PlainDate {
  const byDays = start.add({ days: daysCovered(contract) - 1 })
  const toSameDay = start.add({ months: wholeMonths(contract.start, contract.end) })
  const toDayBefore = start
    .add({ months: wholeMonths(contract.start, contract.end.add({ days: 1 })) })
    .subtract({ days: 1 })
  return [toSameDay, toDayBefore].reduce(
    (latest, day) => (isBefore(latest, day) ? day : latest),
    byDays,
  )
}

/**
 * The period of a renewal: after the contract and not in the past, at most as long as it (see `latestRenewalEnd`), at
 * most 5 years from the first day of the chain, and not overlapping any other contract of the chain that is not
 * cancelled (decisions, section 6). `chain` includes the contract itself.
 * Refusals: `renewal.start_missing`, `renewal.end_missing`, `renewal.too_early`, `period.end_before_start`,
 * `renewal.overlap`, `renewal.too_long`, `period.too_long`.
 */
export function checkRenewal(
  contract: Period,
  wanted: {
    readonly period: PartialPeriod
    readonly chain: readonly LinkedContract[]
    readonly today: Temporal.PlainDate
  },
): Result<Period, Refusal> {
  const { start, end } = wanted.period
  if (!start)
    return refused({
      code: 'renewal.start_missing',
      message: CONTRACT_MESSAGES.startMissing,
      path: 'start_date',
    })
  if (!end)
    return refused({
      code: 'renewal.end_missing',
      message: CONTRACT_MESSAGES.endMissing,
      path: 'end_date',
    })
  const earliest = earliestRenewal(contract, wanted.today)
  if (isBefore(start, earliest))
    return refused({
      code: 'renewal.too_early',
      message: CHAIN_MESSAGES.startBeforeNext(formatDay(earliest)),
      path: 'start_date',
    })
  if (!isBefore(start, end))
    return refused({
      code: 'period.end_before_start',
      message: CONTRACT_MESSAGES.endBeforeStart,
      path: 'end_date',
    })
  const refusal =
    overlapRefusal({ start, end }, wanted.chain) ??
    lengthRefusal(contract, { start, end, chain: wanted.chain })
  return refusal ? refused(refusal) : ok({ start, end })
}

export interface RenewalPlan {
  readonly period: Period
  readonly totalCents: Cents
  readonly lines: readonly PriceRow[]
}

/**
 * A renewal, with its price in cents: exactly the contract's price for the same number of days, or the same number of
 * whole months written the same way; for fewer days the price of those, by the tariff and the lead days of the contract
 * (decisions, section 6). The answers of a contract fit only its own tariff.
 * Refusals: those of `checkRenewal`.
 */
export function planRenewal(
  contract: Priced,
  wanted: Parameters<typeof checkRenewal>[1] & {
    /** Whether the choices differ from those that the contract was priced on, because something has changed since. */
    readonly isAnsweredAnew?: boolean
  },
): Result<RenewalPlan, Refusal> {
  const checked = checkRenewal(contract, wanted)
  if (!checked.ok) return checked
  const period = checked.value
  const isSame = isAsLong(contract, period)
  if (isSame && !wanted.isAnsweredAnew)
    return ok({ period, totalCents: contract.priceCents, lines: contract.lines })
  // the same number of months may have a few more days than the contract had: they are not charged
  const days = isSame ? daysCovered(contract) : Math.min(daysCovered(period), daysCovered(contract))
  const { cents: totalCents, lines } = price({ ...contract, days })
  return ok({ period, totalCents, lines })
}

/**
 * Whether both have as many days, or as many whole months written the same way: to the same day of the month, or to the
 * day before.
 */
function isAsLong(contract: Period, period: Period): boolean {
  if (daysCovered(contract) === daysCovered(period)) return true
  const [was, is] = [monthsWritten(contract), monthsWritten(period)]
  return was !== null && was === is
}

function monthsWritten({ start, end }: Period): string | null {
  const toSameDay = wholeMonths(start, end)
  if (toSameDay > 0) return `${toSameDay} to the same day`
  const toEve = wholeMonths(start, end.add({ days: 1 }))
  return toEve > 0 ? `${toEve} to its eve` : null
}

function overlapRefusal(period: Period, chain: readonly LinkedContract[]): Refusal | null {
  const other = chain.find(
    ({ status, start, end }) =>
      status !== 'cancelled' && !isBefore(end, period.start) && !isBefore(period.end, start),
  )
  if (!other) return null
  return {
    code: 'renewal.overlap',
    message: CHAIN_MESSAGES.overlap(formatDay(other.start), formatDay(other.end)),
    path: 'start_date',
  }
}

function lengthRefusal(
  contract: Period,
  { start, end, chain }: Period & { readonly chain: readonly Period[] },
): Refusal | null {
  const latest = latestRenewalEnd(contract, start)
  if (isBefore(latest, end))
    return {
      code: 'renewal.too_long',
      message: CHAIN_MESSAGES.longerThanBefore(formatDay(latest)),
      path: 'end_date',
    }
  const tooLong = chain.some((one) => isBefore(one.start.add({ years: LONGEST_YEARS }), end))
  return tooLong
    ? { code: 'period.too_long', message: CHAIN_MESSAGES.chainTooLong, path: 'end_date' }
    : null
}
