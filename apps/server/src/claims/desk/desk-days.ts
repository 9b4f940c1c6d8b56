import { isWorkingDay } from '@sillage/domain/values/working-days.ts'

const LATE_AFTER = 5

/** The first day that is not late: a claim is late once it has waited since the fifth working day back, or longer. */
export function firstNotLate(today: Temporal.PlainDate): Temporal.PlainDate {
  let day = today
  for (let left = LATE_AFTER; left > 0; day = day.subtract({ days: 1 }))
    if (isWorkingDay(day)) left--
  return day.add({ days: 1 })
}

/** Midnight of a day in Paris. */
export function startOf(day: Temporal.PlainDate): Date {
  return new Date(day.toZonedDateTime('Europe/Paris').epochMilliseconds)
}

/** What began before this moment is at least `days` calendar days old. */
export function startOfDaysAgo(today: Temporal.PlainDate, days: number): Date {
  return startOf(today.subtract({ days: days - 1 }))
}

export const startOfLate = (today: Temporal.PlainDate): Date => startOf(firstNotLate(today))
