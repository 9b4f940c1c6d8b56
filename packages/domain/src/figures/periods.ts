/** From the first day to the last, both included. */
export interface DayRange {
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
}

/** A figure for a period, and for the period before it. */
export interface Trend {
  readonly now: number
  readonly before: number
}

/** The number of whole calendar months closest to a number of days, as accounting works by month: at least one. */
export function monthsOf(days: number): number {
  return Math.max(1, Math.round(days / 30.4))
}

/**
 * The last `count` calendar months up to today, and as many before, up to the same day of the month, so that a month
 * that has just begun is not compared with a whole one.
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

/** With fewer claims the median would reveal one claim rather than how someone works, so none is given. */
export const FEWEST_FOR_MEDIAN = 5

/** A time span: `since` excluded, `until` included. */
export interface Stretch {
  readonly since: Temporal.Instant
  readonly until: Temporal.Instant
}

/**
 * The time span of a number of days, that many spans before the current one.
 *
 * Example: thirty days, one back, on 26 November at 10 h is 27 September to 27 October at 10 h.
 */
export function stretchBack(now: Temporal.Instant, days: number, back: number): Stretch {
  const ago = (times: number) => now.subtract({ hours: 24 * days * times })
  return { since: ago(back + 1), until: ago(back) }
}

/** The change of a figure in percent, rounded; null when the earlier one is zero or less. */
export function changeOf({ now, before }: Trend): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null
}
