import { daysBetween, isBefore } from './day.ts'

/** Public holidays of mainland France on the same day each year, as `MM-DD` (code du travail, L3133-1). */
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'] as const

/** Easter Monday, Ascension and Whit Monday, in days after Easter. */
const AFTER_EASTER = [1, 39, 50] as const

/** The Easter Sunday of a year, by the Gregorian calculation of Meeus, Jones and Butcher. 2026: 5 April. */
export function easterOf(year: number): Temporal.PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(n / 31), day: (n % 31) + 1 })
}

/** Whether a day is one of the eleven public holidays of mainland France. */
export function isPublicHoliday(day: Temporal.PlainDate): boolean {
  const monthDay = day.toString().slice(5)
  if (FIXED.some((fixed) => fixed === monthDay)) return true
  const sinceEaster = daysBetween(easterOf(day.year), day)
  return AFTER_EASTER.some((days) => days === sinceEaster)
}

/** Whether a day is a « jour ouvré »: Monday to Friday, except public holidays. */
export function isWorkingDay(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek <= 5 && !isPublicHoliday(day)
}

/** Whether a day is a « jour ouvrable »: Monday to Saturday, except public holidays. */
function isWorkableDay(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek <= 6 && !isPublicHoliday(day)
}

/** The n-th working day after a day, which itself is not counted: 1 after Friday 20 November 2026 is Monday 23. */
export function addWorkingDays(day: Temporal.PlainDate, count: number): Temporal.PlainDate {
  return addCounted(day, { count, isCounted: isWorkingDay })
}

/**
 * The n-th « jour ouvrable » after a day, which itself is not counted: 1 after Friday 20 November 2026 is Saturday 21.
 */
export function addWorkableDays(day: Temporal.PlainDate, count: number): Temporal.PlainDate {
  return addCounted(day, { count, isCounted: isWorkableDay })
}

function addCounted(
  day: Temporal.PlainDate,
  { count, isCounted }: { count: number; isCounted: (day: Temporal.PlainDate) => boolean },
): Temporal.PlainDate {
  let reached = day
  for (let left = count; left > 0; left -= isCounted(reached) ? 1 : 0)
    reached = reached.add({ days: 1 })
  return reached
}

/**
 * The number of working days after the first day, up to the second included; 0 when it is not later. At most `most`.
 */
export function workingDaysBetween(
  { from, to }: { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate },
  most = 1000,
): number {
  let count = 0
  for (let day = from; isBefore(day, to) && count < most; ) {
    day = day.add({ days: 1 })
    if (isWorkingDay(day)) count++
  }
  return count
}
