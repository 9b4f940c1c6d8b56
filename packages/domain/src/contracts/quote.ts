import { DELAYS } from '../law/delays.ts'
import { daysBetween, isBefore } from '../values/day.ts'
import type { Period } from '../values/period.ts'
import { wholeMonths } from './period.ts'

/** How many days a quote may be taken up after the day it was made. Our choice. */
export const QUOTE_DAYS = DELAYS.quote.count

/** The last day on which a quote may be taken up: made on 21 November, it is valid until 21 December included. */
export function lastDayOfQuote(madeOn: Temporal.PlainDate): Temporal.PlainDate {
  return madeOn.add({ days: QUOTE_DAYS })
}

/** How many days a quote remains valid after today: 0 on its last day, null once that has passed. */
export function quoteDaysLeft(
  lastDay: Temporal.PlainDate,
  today: Temporal.PlainDate,
): number | null {
  return isBefore(lastDay, today) ? null : daysBetween(today, lastDay)
}

/**
 * The period of a quote that is taken up: its own while it has not begun, else as long a one from today on, in whole
 * months where it is that, in days otherwise.
 *
 * Example: 1 November to 1 December, taken up on the 21st, is 21 November to 21 December.
 */
export function periodFromToday({ start, end }: Period, today: Temporal.PlainDate): Period {
  if (!isBefore(start, today)) return { start, end }
  const months = wholeMonths(start, end)
  return {
    start: today,
    end: months > 0 ? today.add({ months }) : today.add({ days: daysBetween(start, end) }),
  }
}
