import { isBefore } from '../values/day.ts'
import type { Period } from '../values/period.ts'

/** The period of a contract, and the day on which it was cancelled, if it was. */
export interface Cover extends Period {
  readonly cancelledOn: Temporal.PlainDate | null
}

/** The part of a month that was driven. */
export interface DrivenMonth {
  /** `YYYY-MM`. */
  readonly month: string
  readonly days: number
  /** Share of the yearly kilometres: days ÷ days of that year. */
  readonly shareOfYear: number
}

/**
 * The months of a car contract up to today, in order, each with its days: the first day, the last one, today and the
 * day of a cancellation all count. Empty before the first day. The shares of a whole year of cover add up to 1.
 *
 * Example: from 20 November 2026, seen on 2 December, 11 days of November and 2 of December.
 */
export function drivenMonths(cover: Cover, today: Temporal.PlainDate): readonly DrivenMonth[] {
  const last = [cover.end, cover.cancelledOn ?? cover.end].reduce(earlier, today)
  const months: DrivenMonth[] = []
  for (let from = cover.start; !isBefore(last, from); ) {
    const next = from.with({ day: 1 }).add({ months: 1 })
    const days = from.until(earlier(next, last.add({ days: 1 }))).days
    months.push({
      month: from.toPlainYearMonth().toString(),
      days,
      shareOfYear: days / from.daysInYear,
    })
    from = next
  }
  return months
}

function earlier(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return isBefore(other, one) ? other : one
}
