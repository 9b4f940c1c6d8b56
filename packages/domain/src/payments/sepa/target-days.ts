import { daysBetween } from '../../values/day.ts'
import { easterOf } from '../../values/working-days.ts'

/** Days of the year on which the European settlement system TARGET is closed, as `MM-DD`: neither 8 May nor 15 August. */
const CLOSED = ['01-01', '05-01', '12-25', '12-26'] as const

/** Good Friday and Easter Monday, in days after Easter. */
const AROUND_EASTER = [-2, 1] as const

/** Whether euro banks settle on a day. */
export function isTargetDay(day: Temporal.PlainDate): boolean {
  if (day.dayOfWeek > 5) return false
  const monthDay = day.toString().slice(5)
  if (CLOSED.some((closed) => closed === monthDay)) return false
  const sinceEaster = daysBetween(easterOf(day.year), day)
  return !AROUND_EASTER.some((days) => days === sinceEaster)
}

/** The day itself where banks settle on it, else the next on which they do. */
export function targetDayFrom(day: Temporal.PlainDate): Temporal.PlainDate {
  return isTargetDay(day) ? day : targetDayFrom(day.add({ days: 1 }))
}

/** The n-th day of settlement after a day, which does not count itself. */
export function addTargetDays(day: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let reached = day
  for (let left = count; left > 0; left--) reached = targetDayFrom(reached.add({ days: 1 }))
  return reached
}
