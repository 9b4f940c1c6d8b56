import { DELAYS } from '../law/delays.ts'
import { daysBetween, isBefore } from '../values/day.ts'
import type { Period } from '../values/period.ts'
import { wholeMonths } from './period.ts'

/** How many days after its date a quote may be used. Our choice. */
export const QUOTE_DAYS = DELAYS.quote.count

/** The last day on which a quote may be used: made on 21 November, it is valid until 21 December included. */
export function lastDayOfQuote(madeOn: Temporal.PlainDate): Temporal.PlainDate {
  return madeOn.add({ days: QUOTE_DAYS })
}

/**
 * The last day on which a quote may be used with its own dates: its last day, or the first day of its period when that
 * comes first, since no contract begins in the past.
 */
export function lastDayOfDates(
  { start }: Pick<Period, 'start'>,
  madeOn: Temporal.PlainDate,
): Temporal.PlainDate {
  const lastDay = lastDayOfQuote(madeOn)
  return isBefore(start, lastDay) ? start : lastDay
}

/** How many days a quote remains valid after today: 0 on its last day, null once that has passed. */
export function quoteDaysLeft(
  lastDay: Temporal.PlainDate,
  today: Temporal.PlainDate,
): number | null {
  return isBefore(lastDay, today) ? null : daysBetween(today, lastDay)
}

/**
 * The period of a contract made from a quote: that of the quote if it has not begun, otherwise one as long from today
 * on, in whole months if it is a number of them, in days if not.
 *
 * Example: 1 November to 1 December, used on the 21st, becomes 21 November to 21 December.
 */
export function periodFromToday({ start, end }: Period, today: Temporal.PlainDate): Period {
  if (!isBefore(start, today)) return { start, end }
  const months = wholeMonths(start, end)
  return {
    start: today,
    end: months > 0 ? today.add({ months }) : today.add({ days: daysBetween(start, end) }),
  }
}
