import { dayOf, impossibleDay } from '@sillage/domain/values/day.ts'

const FRENCH = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/
const SHORT = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{2})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** Why a complete date is no day, as a sentence. */
interface Impossible {
  readonly sentence: string
}

type Read = Temporal.PlainDate | Impossible | null

/**
 * Parses a day typed the French way (`12/12/2026`, also with dots, dashes or spaces) or as `2026-12-12`. Returns null
 * while incomplete, a sentence when no such day exists.
 */
export function readTypedDay(text: string): Read {
  const typed = text.trim()
  const [, day, month, year] = FRENCH.exec(typed) ?? []
  const [, isoYear, isoMonth, isoDay] = ISO.exec(typed) ?? []
  if (day && month && year) return read({ day, month, year })
  if (isoYear && isoMonth && isoDay) return read({ day: isoDay, month: isoMonth, year: isoYear })
  return null
}

/**
 * Same, once the field is left: a two-digit year, which could not be told from the start of a four-digit one before,
 * belongs to this century.
 */
export function readFinishedDay(text: string): Read {
  const [, day, month, year] = SHORT.exec(text.trim()) ?? []
  return day && month && year ? read({ day, month, year: `20${year}` }) : readTypedDay(text)
}

/** Formats a day for typing: `12/12/2026`. */
export function writeTypedDay(day: Temporal.PlainDate): string {
  const [date, month] = [day.day, day.month].map((part) => String(part).padStart(2, '0'))
  return `${date}/${month}/${day.year}`
}

/** Whether what was read is a day. */
export function isDay(typed: Read): typed is Temporal.PlainDate {
  return typed instanceof Temporal.PlainDate
}

function read({ day, month, year }: { day: string; month: string; year: string }) {
  const written = { day: Number(day), month: Number(month), year: Number(year) }
  return dayOf(written) ?? { sentence: impossibleDay(written) }
}
