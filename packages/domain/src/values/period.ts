import { daysBetween } from './day.ts'

/** From the first day at 0 h to the last day at 24 h: both count. */
export interface Period {
  readonly start: Temporal.PlainDate
  readonly end: Temporal.PlainDate
}

/** How many days a period covers, the first and the last included: 12 December to 3 January is 23 days. */
export function daysCovered(period: Period): number {
  return daysBetween(period.start, period.end) + 1
}
