import { DAY_MESSAGES as SAY } from './day.messages.ts'

const PARIS = 'Europe/Paris'
const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.,]{1,24}(?:Z|[+-]\d{2}(?::?\d{2})?)$/

/** Years of four digits, with room for a day before and a day after: the database and the wire write no others. */
const YEARS = { first: 1000, last: 9998 }

const MONTHS = [
  { long: 'janvier', short: 'janv.' },
  { long: 'février', short: 'févr.' },
  { long: 'mars', short: 'mars' },
  { long: 'avril', short: 'avr.' },
  { long: 'mai', short: 'mai' },
  { long: 'juin', short: 'juin' },
  { long: 'juillet', short: 'juil.' },
  { long: 'août', short: 'août' },
  { long: 'septembre', short: 'sept.' },
  { long: 'octobre', short: 'oct.' },
  { long: 'novembre', short: 'nov.' },
  { long: 'décembre', short: 'déc.' },
] as const

/** The calendar day on which an instant falls in Europe/Paris. */
export function dayInParis(instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(PARIS).toPlainDate()
}

/** The date and time of an instant in Europe/Paris. */
export function timeInParis(instant: Temporal.Instant): Temporal.PlainDateTime {
  return instant.toZonedDateTimeISO(PARIS).toPlainDateTime()
}

/**
 * Reads a calendar day written `YYYY-MM-DD`. A full ISO instant gives the day it falls on in Paris:
 * `2026-11-21T23:30:00Z` is 22 November. Anything else, impossible days such as 30 February, and days before the year
 * 1000 or after 9998 are null.
 */
export function parseDay(text: string): Temporal.PlainDate | null {
  const day = readDay(text)
  return day && day.year >= YEARS.first && day.year <= YEARS.last ? day : null
}

function readDay(text: string): Temporal.PlainDate | null {
  try {
    if (DAY.test(text)) return Temporal.PlainDate.from(text)
    return INSTANT.test(text) ? dayInParis(Temporal.Instant.from(text)) : null
  } catch {
    return null
  }
}

/** A day as three numbers, which may not exist. */
export interface WrittenDay {
  readonly day: number
  readonly month: number
  readonly year: number
}

/** The calendar day of three numbers, or null when there is none: 31 February, day 0, month 13. */
export function dayOf(written: WrittenDay): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(written, { overflow: 'reject' })
  } catch {
    return null
  }
}

/**
 * Why no such day exists: « Le 31 février n’existe pas. ». 29 February, which other years have, is named with its year.
 */
export function impossibleDay({ day, month, year }: WrittenDay): string {
  if (month < 1 || month > 12) return SAY.noSuchMonth(month)
  const named = `${day}\u00a0${monthName(month)}`
  return SAY.noSuchDay(month === 2 && day === 29 ? `${named}\u00a0${year}` : named)
}

/** The number of days from one day to another, negative when the second comes first. */
export function daysBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): number {
  return from.until(to, { largestUnit: 'days' }).days
}

/** Whether the first day comes strictly before the second. */
export function isBefore(first: Temporal.PlainDate, second: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(first, second) < 0
}

/** A day in full French, with no-break spaces: « 12 décembre 2026 », « 1er décembre 2026 ». */
export function formatDay(day: Temporal.PlainDate): string {
  return `${ordinal(day)}\u00a0${monthOf(day).long}\u00a0${day.year}`
}

/** A day in short French, with no-break spaces: « 12 déc. 2026 », « 1er déc. 2026 ». */
export function formatShortDay(day: Temporal.PlainDate): string {
  return `${formatDayOfYear(day)}\u00a0${day.year}`
}

/** The same without the year, where it is obvious: « 12 déc. ». */
export function formatDayOfYear(day: Temporal.PlainDate): string {
  return `${ordinal(day)}\u00a0${monthOf(day).short}`
}

/**
 * Two days in French, a shared month or year written once: « 3 au 12 mars », « 28 décembre 2026 au 3 janvier 2027 ».
 */
export function formatDays(first: Temporal.PlainDate, last: Temporal.PlainDate): string {
  const until = `${ordinal(last)}\u00a0${monthOf(last).long}`
  if (first.year !== last.year) return `${formatDay(first)} au ${formatDay(last)}`
  if (first.month !== last.month) return `${ordinal(first)}\u00a0${monthOf(first).long} au ${until}`
  return first.day === last.day ? until : `${ordinal(first)}\u00a0au\u00a0${until}`
}

/** A time of day in French, with no-break spaces: « 16 h 05 », « 9 h 00 », « 0 h ». */
export function formatHour({ hour, minute }: Temporal.PlainTime): string {
  const minutes = minute === 0 && hour === 0 ? '' : `\u00a0${String(minute).padStart(2, '0')}`
  return `${hour}\u00a0h${minutes}`
}

/** An instant in Paris in full French, its day held together: « 1er août 2026 à 10:25 ». */
export function formatMoment(instant: Temporal.Instant): string {
  const at = instant.toZonedDateTimeISO(PARIS)
  const time = at.toPlainTime().toString({ smallestUnit: 'minute' })
  return `${formatDay(at.toPlainDate())} à ${time}`
}

function ordinal(day: Temporal.PlainDate): string {
  return day.day === 1 ? '1er' : String(day.day)
}

/** « décembre » for 12. Throws RangeError for a number that is no month. */
export function monthName(month: number): string {
  return monthOf({ month }).long
}

function monthOf({ month: number }: { readonly month: number }) {
  const month = MONTHS[number - 1]
  if (!month) throw new RangeError(`No French name for month ${number}`)
  return month
}
