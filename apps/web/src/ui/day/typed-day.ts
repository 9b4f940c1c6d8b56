const FRENCH = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/
const SHORT = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{2})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Parses a day typed the French way (`12/12/2026`, also with dots, dashes or spaces) or as `2026-12-12`. Returns null
 * while incomplete, `impossible` when no such day exists.
 */
export function readTypedDay(text: string): Temporal.PlainDate | 'impossible' | null {
  const typed = text.trim()
  const [, day, month, year] = FRENCH.exec(typed) ?? []
  const [, isoYear, isoMonth, isoDay] = ISO.exec(typed) ?? []
  if (day && month && year) return dayOf({ day, month, year })
  if (isoYear && isoMonth && isoDay) return dayOf({ day: isoDay, month: isoMonth, year: isoYear })
  return null
}

/**
 * Same, once the field is left: a two-digit year, which could not be told from the start of a four-digit one before,
 * is of this century.
 */
export function readFinishedDay(text: string): Temporal.PlainDate | 'impossible' | null {
  const [, day, month, year] = SHORT.exec(text.trim()) ?? []
  return day && month && year ? dayOf({ day, month, year: `20${year}` }) : readTypedDay(text)
}

/** Formats a day for typing: `12/12/2026`. */
export function writeTypedDay(day: Temporal.PlainDate): string {
  const [date, month] = [day.day, day.month].map((part) => String(part).padStart(2, '0'))
  return `${date}/${month}/${day.year}`
}

function dayOf({ day, month, year }: { day: string; month: string; year: string }) {
  try {
    return Temporal.PlainDate.from(
      { day: Number(day), month: Number(month), year: Number(year) },
      { overflow: 'reject' },
    )
  } catch {
    return 'impossible'
  }
}
