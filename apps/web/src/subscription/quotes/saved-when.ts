import { formatDay } from '@sillage/domain/values/day.ts'
import { SAVED_WHEN as SAY } from './saved-when.messages.ts'

const PARIS = 'Europe/Paris'

/** When a draft was saved, in Paris time: « aujourd’hui à 10:05 », « hier à 18:20 », « le 3 janvier 2027 à 09:12 ». */
export function savedWhen(savedAt: string, now: Temporal.Instant): string {
  const moment = Temporal.Instant.from(savedAt).toZonedDateTimeISO(PARIS)
  const today = now.toZonedDateTimeISO(PARIS).toPlainDate()
  const time = moment.toPlainTime().toString({ smallestUnit: 'minute' })
  const day = moment.toPlainDate()
  if (day.equals(today)) return SAY.today(time)
  if (day.equals(today.subtract({ days: 1 }))) return SAY.yesterday(time)
  return SAY.on(formatDay(day), time)
}
