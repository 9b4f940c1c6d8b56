import { DELAYS } from '../law/delays.ts'
import { isBefore } from '../values/day.ts'
import { type Cents, roundCents } from '../values/money.ts'
import type { Period } from '../values/period.ts'
import { NOTHING, PARTS, type Part, type Parts, totalOf } from './parts.ts'
import { targetDayFrom } from './sepa/target-days.ts'

export const CADENCES = ['once', 'monthly'] as const
export type Cadence = (typeof CADENCES)[number]

export const PAYMENT_METHODS = ['direct_debit', 'transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** How someone chose to pay. */
export interface PaymentPlan {
  readonly cadence: Cadence
  readonly method: PaymentMethod
}

/** One payment of a schedule. */
export interface Instalment {
  /** Starting at 1. */
  readonly rank: number
  readonly dueOn: Temporal.PlainDate
  readonly parts: Parts
  readonly cents: Cents
}

/** Monthly payments are offered for periods longer than this many months. */
const MONTHS_AT_ONCE = 3
/** Leaves room for one more instalment when a contract ends early. */
const MOST_INSTALMENTS = 59

/** Paid in full with the first instalment: a levy on the contract, and a contribution bought at once. */
const AT_FIRST: readonly Part[] = ['fgti', 'climate']

/** Whether the price of a period may be paid monthly: it lasts more than three months. */
export function canPayMonthly({ start, end }: Period): boolean {
  return !isBefore(end, start.add({ months: MONTHS_AT_ONCE }))
}

/**
 * When each part of a price is due, and how much of it. At once: ten days after the signature by transfer, five by
 * direct debit, which is the pre-notification that the mandate announces. Monthly: on the day of the month on which the
 * period begins, or the last day of a shorter month, and never before that pre-notification; a debit on the next day on
 * which banks settle. None is due on the last day or after it: a year has twelve, whether it ends on its anniversary or
 * on the day before. The first instalment includes the whole fund and climate contribution. Each part is cut by
 * cumulative rounding, so that instalments sum to the price part by part and differ by three cents at most. A price of
 * zero has no instalment.
 *
 * Example: 801,52 € from 1 December 2026, 6,50 € of fund and 12,00 € for the climate in it: 83,76 €, then 65,25 € or
 * 65,26 € on the first of each month.
 */
export function schedule(
  parts: Parts,
  { plan, period, signedOn }: { plan: PaymentPlan; period: Period; signedOn: Temporal.PlainDate },
): Instalment[] {
  if (totalOf(parts) === 0) return []
  const notice = plan.method === 'transfer' ? DELAYS.price : DELAYS.preNotification
  const earliest = signedOn.add({ days: notice.count })
  const bankDay = (day: Temporal.PlainDate) =>
    plan.method === 'direct_debit' ? targetDayFrom(day) : day
  if (plan.cadence === 'once' || !canPayMonthly(period))
    return [{ rank: 1, dueOn: bankDay(earliest), parts, cents: totalOf(parts) }]
  const dayOf = (index: number) => bankDay(period.start.add({ months: index }))
  let count = 1
  while (count < MOST_INSTALMENTS && isBefore(dayOf(count), period.end)) count++
  return Array.from({ length: count }, (_, index) => {
    const monthly = dayOf(index)
    const share = shareOf(parts, { rank: index + 1, count })
    return {
      dueOn: isBefore(monthly, earliest) ? bankDay(earliest) : monthly,
      parts: share,
      cents: totalOf(share),
    }
  })
    .filter(({ cents }) => cents > 0)
    .map((instalment, index) => ({ rank: index + 1, ...instalment }))
}

function shareOf(parts: Parts, { rank, count }: { rank: number; count: number }): Parts {
  return PARTS.reduce<Parts>((share, part) => {
    const until = (last: number) =>
      AT_FIRST.includes(part)
        ? Math.min(last, 1) * parts[part]
        : roundCents((parts[part] * last) / count)
    return { ...share, [part]: until(rank) - until(rank - 1) }
  }, NOTHING)
}

/**
 * The parts with none below zero, as they can be issued. An extension may lower a tax by a cent while it adds to the
 * premium: the largest part absorbs it. The total doesn't change.
 *
 * Example: premium 10,00 €, tax -0,01 €: premium 9,99 €.
 */
export function partsAskedFor(parts: Parts): Parts {
  const below = PARTS.filter((part) => parts[part] < 0)
  let missing = below.reduce((sum, part) => sum - parts[part], 0)
  const largestFirst = PARTS.toSorted((one, other) => parts[other] - parts[one])
  return largestFirst.reduce<Parts>((asked, part) => {
    const taken = Math.min(missing, Math.max(0, parts[part]))
    missing -= taken
    return { ...asked, [part]: Math.max(0, parts[part]) - taken }
  }, NOTHING)
}
