import { formatDay } from '@sillage/domain/values/day.ts'
import { weekdayName } from '../shell/moment.ts'

const EVENING_HOUR = 18

/** « Bonjour » before 18:00 local time, « Bonsoir » from then on. */
export function greetingAt(hour: number): 'Bonjour' | 'Bonsoir' {
  return hour < EVENING_HOUR ? 'Bonjour' : 'Bonsoir'
}

/** « samedi 21 novembre 2026 » */
export function longDay(day: Temporal.PlainDate): string {
  return `${weekdayName(day)} ${formatDay(day)}`
}
