import { formatDay, formatMoment as momentText, parseDay } from '@sillage/domain/values/day.ts'

// without Intl.DateTimeFormat, which is slow to initialise

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const

/** « samedi » */
export function weekdayName(day: Temporal.PlainDate): string {
  return WEEKDAYS[day.dayOfWeek - 1] ?? ''
}

/** An instant from the API, in Paris time. */
export function inParis(instant: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Paris')
}

/** « 18:02 » */
export function timeText(at: Temporal.ZonedDateTime): string {
  return at.toPlainTime().toString({ smallestUnit: 'minute' })
}

/** « 18:02 » in this device's time zone. */
export function timeHere(epochMilliseconds: number): string {
  const at = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds)
  return timeText(at.toZonedDateTimeISO(Temporal.Now.timeZoneId()))
}

/** An instant in Paris, in French: « 21 novembre 2026 à 18:02 ». */
export function formatMoment(instant: string): string {
  return momentText(Temporal.Instant.from(instant))
}

/** The day of an instant in Paris, for a table: « 21/11/2026 ». */
export function shortDay(instant: string): string {
  const { day, month, year } = inParis(instant)
  return `${two(day)}/${two(month)}/${year}`
}

/** An instant in Paris for a table: « 21/11/2026 18:02 », with seconds where the order matters. */
export function shortMoment(instant: string, smallestUnit: 'minute' | 'second' = 'minute'): string {
  return `${shortDay(instant)} ${inParis(instant).toPlainTime().toString({ smallestUnit })}`
}

const two = (count: number) => String(count).padStart(2, '0')

/** A day from the API, or the day in Paris of an instant: « 12 décembre 2026 ». */
export function dayText(text: string): string {
  const day = parseDay(text)
  return day ? formatDay(day) : text
}
