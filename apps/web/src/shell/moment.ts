import { formatDay, parseDay } from '@sillage/domain/values/day.ts'

const moments = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** An instant as a French reader in Paris tells it: « 21 novembre 2026 à 18:02 ». */
export function formatMoment(instant: string): string {
  return moments.format(new Date(instant))
}

/** A day of the wire, or the day in Paris of an instant: « 12 décembre 2026 ». */
export function dayText(text: string): string {
  const day = parseDay(text)
  return day ? formatDay(day) : text
}
