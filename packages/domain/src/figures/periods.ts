/** From the first day to the last, both among them. */
export interface DayRange {
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
}

/** A number of a period, and of the period before. */
export interface Trend {
  readonly now: number
  readonly before: number
}

/** Of so many days, the calendar months of which the accounts tell: at least one. */
export function monthsOf(days: number): number {
  return Math.max(1, Math.round(days / 30.4))
}

/**
 * So many calendar months, the last of them up to today; and as many before, up to the same day of the month, so that a
 * month that has just begun is not held against a whole one.
 *
 * Example: three months on 26 November are 1 September to 26 November, after 1 June to 26 August.
 */
export function monthsUpTo(
  today: Temporal.PlainDate,
  months: number,
): { readonly now: DayRange; readonly before: DayRange } {
  const from = today.with({ day: 1 }).subtract({ months: months - 1 })
  return {
    now: { from, to: today },
    before: { from: from.subtract({ months }), to: today.subtract({ months }) },
  }
}

/** Fewer files say more of a file than of how somebody works: no median is told of them. */
export const FEWEST_FOR_MEDIAN = 5

/** A stretch of time: after the first moment, up to the second. */
export interface Stretch {
  readonly since: Temporal.Instant
  readonly until: Temporal.Instant
}

/**
 * The stretch of so many days, so many times before the one that ends now.
 *
 * Example: thirty days, once back, on 26 November at 10 h are those from 27 September to 27 October at 10 h.
 */
export function stretchBack(now: Temporal.Instant, days: number, back: number): Stretch {
  const ago = (times: number) => now.subtract({ hours: 24 * days * times })
  return { since: ago(back + 1), until: ago(back) }
}

/** By how many percent a number has changed, rounded; null where there was nothing, or less, to compare with. */
export function changeOf({ now, before }: Trend): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null
}
