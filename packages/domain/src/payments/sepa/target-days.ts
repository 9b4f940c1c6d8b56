import { daysBetween } from '../../values/day.ts'
import { easterOf } from '../../values/working-days.ts'

/**
 * Days of the year on which the European settlement system TARGET is closed, as `MM-DD`; it is open on 8 May and 15
 * August.
 */
const CLOSED = ['01-01', '05-01', '12-25', '12-26'] as const

/** Good Friday and Easter Monday, in days after Easter. */
const AROUND_EASTER = [-2, 1] as const

/** Whether banks settle euro payments on a day. */
export function isTargetDay(day: Temporal.PlainDate): boolean {
  if (day.dayOfWeek > 5) return false
  const monthDay = day.toString().slice(5)
  if (CLOSED.some((closed) => closed === monthDay)) return false
  const sinceEaster = daysBetween(easterOf(day.year), day)
  return !AROUND_EASTER.some((days) => days === sinceEaster)
}

/** The day itself if banks settle on it, otherwise the next settlement day. */
export function targetDayFrom(day: Temporal.PlainDate): Temporal.PlainDate {
  return isTargetDay(day) ? day : targetDayFrom(day.add({ days: 1 }))
}

/** The n-th settlement day after a day, which itself is not counted. */
export function addTargetDays(day: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let reached = day
  for (let left = count; left > 0; left--) reached = targetDayFrom(reached.add({ days: 1 }))
  return reached
}

/** Settlement days after the execution day of an order; a bank that has not reported by then has lost it. */
const ANSWERED_WITHIN = 5

/** The latest execution day whose orders should all have been reported on by today. */
export function answeredUntil(today: Temporal.PlainDate): Temporal.PlainDate {
  let day = today
  for (let left = ANSWERED_WITHIN + 1; left > 0; left--) {
    day = day.subtract({ days: 1 })
    while (!isTargetDay(day)) day = day.subtract({ days: 1 })
  }
  return day
}
