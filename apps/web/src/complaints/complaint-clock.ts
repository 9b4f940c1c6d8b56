import { daysBetween, parseDay } from '@sillage/domain/values/day.ts'
import { COMPLAINTS_DESK as SAY } from './complaints-desk.messages.ts'

/** The time left for a step of a complaint, in words. */
export interface Clock {
  readonly text: string
  readonly isLate: boolean
}

/** Time from today to the last day of a step (`YYYY-MM-DD`), which still counts as in time. */
export function clockOf(lastDay: string, today: Temporal.PlainDate): Clock {
  const last = parseDay(lastDay)
  if (!last) return { text: '', isLate: false }
  const left = daysBetween(today, last)
  if (left < 0) return { text: SAY.daysLate(-left), isLate: true }
  return { text: left === 0 ? SAY.today : SAY.daysLeft(left), isLate: false }
}
