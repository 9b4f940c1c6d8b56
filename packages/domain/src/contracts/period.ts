import { isBefore } from '../values/day.ts'
import { daysCovered, type Period } from '../values/period.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CONTRACT_MESSAGES } from './contracts.messages.ts'

/** A period being chosen: either day may be missing. */
export interface PartialPeriod {
  readonly start: Temporal.PlainDate | null
  readonly end: Temporal.PlainDate | null
}

/** Most years that a contract may last, with its extensions and renewals (decisions, section 6). */
export const LONGEST_YEARS = 5

/** The period offered first: from today to the same day a month later (specification, section 9). */
export function defaultPeriod(today: Temporal.PlainDate): Period {
  return { start: today, end: today.add({ months: 1 }) }
}

/**
 * The last day of a length chosen in months. A year ends on the day before its anniversary, 365 days as the tariff
 * counts them; a shorter length on the same day of the month, as the period offered first does (decision 225).
 */
export function endOf(start: Temporal.PlainDate, months: number): Temporal.PlainDate {
  const sameDay = start.add({ months })
  return months % 12 === 0 ? sameDay.subtract({ days: 1 }) : sameDay
}

/**
 * Checks the period of a new contract: it starts today or later, ends after its start, and lasts 5 years at most.
 * Refusals: `period.missing`, `period.in_past`, `period.end_before_start`, `period.too_long`.
 */
export function checkPeriod(
  period: PartialPeriod,
  today: Temporal.PlainDate,
): Result<Period, Refusal> {
  const { start, end } = period
  if (!start)
    return refused({
      code: 'period.missing',
      message: CONTRACT_MESSAGES.periodMissing,
      path: 'start_date',
    })
  if (!end)
    return refused({
      code: 'period.missing',
      message: CONTRACT_MESSAGES.periodMissing,
      path: 'end_date',
    })
  if (isBefore(start, today))
    return refused({
      code: 'period.in_past',
      message: CONTRACT_MESSAGES.startInPast,
      path: 'start_date',
    })
  if (!isBefore(start, end))
    return refused({
      code: 'period.end_before_start',
      message: CONTRACT_MESSAGES.endBeforeStart,
      path: 'end_date',
    })
  if (isBefore(start.add({ years: LONGEST_YEARS }), end))
    return refused({
      code: 'period.too_long',
      message: CONTRACT_MESSAGES.periodTooLong,
      path: 'end_date',
    })
  return ok({ start, end })
}

/**
 * The length of a period in French: « 1 mois », « 2 ans » for a whole number of months, otherwise « 23 jours ». Both
 * ways of writing a month count as one: 1 to 30 September, and 1 September to 1 October, the default offered.
 */
export function formatPeriodLength(period: Period): string {
  const months =
    wholeMonths(period.start, period.end) || wholeMonths(period.start, period.end.add({ days: 1 }))
  if (months && months % 12 === 0) return months === 12 ? '1 an' : `${months / 12} ans`
  if (months) return `${months} mois`
  const days = daysCovered(period)
  return days === 1 ? '1 jour' : `${days} jours`
}

/**
 * The number of whole months between two days, when exact: 21 November to 21 December is 1, to any other day of
 * December 0. From the last day of a month, a shorter month counts to its last day: 31 January to 28 February is 1.
 */
export function wholeMonths(start: Temporal.PlainDate, end: Temporal.PlainDate): number {
  const months = (end.year - start.year) * 12 + end.month - start.month
  return start.add({ months }).equals(end) ? months : 0
}
