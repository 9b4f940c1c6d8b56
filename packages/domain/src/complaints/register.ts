import { dayInParis, formatDay, isBefore } from '../values/day.ts'
import type { Refusal } from '../values/result.ts'
import { REGISTER_MESSAGES as SAY } from './register.messages.ts'

/** By what way a complaint came: by its author on the site, or written down by the team. */
export const COMPLAINT_CHANNELS = ['site', 'email', 'letter', 'phone'] as const
export type ComplaintChannel = (typeof COMPLAINT_CHANNELS)[number]

export const RECORDED_CHANNELS = [
  'letter',
  'phone',
  'email',
] as const satisfies readonly ComplaintChannel[]

/** What a complaint is about, as the register counts it. */
export const COMPLAINT_MOTIVES = [
  'subscription',
  'price',
  'payment',
  'claim',
  'delay',
  'ending',
  'personal_data',
  'other',
] as const
export type ComplaintMotive = (typeof COMPLAINT_MOTIVES)[number]

export const LONGEST_NOTE = 2000
/** Days after which a letter is no longer written down as one that has just come. */
const OLDEST_DAYS = 92

/** Why a complaint can't have come on a day, or null. Refusal: `complaint.received_on`. */
export function receivedRefusal(
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Refusal | null {
  const first = today.subtract({ days: OLDEST_DAYS })
  if (!isBefore(today, day) && !isBefore(day, first)) return null
  return {
    code: 'complaint.received_on',
    message: SAY.receivedOn(formatDay(first)),
    path: 'received_on',
  }
}

/** The moment from which its clocks run: now for one of today, the noon of an earlier day. */
export function receivedAt(day: Temporal.PlainDate, now: Temporal.Instant): Temporal.Instant {
  if (day.equals(dayInParis(now))) return now
  return day.toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '12:00' }).toInstant()
}
