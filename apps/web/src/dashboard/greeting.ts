import { formatDay } from '@sillage/domain/values/day.ts'

const EVENING_HOUR = 18

/** « Bonjour » before 18:00 local time, « Bonsoir » from then on. */
export function greetingAt(hour: number): 'Bonjour' | 'Bonsoir' {
  return hour < EVENING_HOUR ? 'Bonjour' : 'Bonsoir'
}

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const

/** « samedi 21 novembre 2026 » */
export function longDay(day: Temporal.PlainDate): string {
  return `${WEEKDAYS[day.dayOfWeek - 1] ?? ''} ${formatDay(day)}`.trim()
}
