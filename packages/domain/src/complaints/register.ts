import { dayInParis, formatDay, isBefore } from '../values/day.ts'
import type { Refusal } from '../values/result.ts'
import { REGISTER_MESSAGES as SAY } from './register.messages.ts'

/** How a complaint arrived: from its author on the site, or recorded by the team. */
export const COMPLAINT_CHANNELS = ['site', 'email', 'letter', 'phone'] as const
export type ComplaintChannel = (typeof COMPLAINT_CHANNELS)[number]

export const RECORDED_CHANNELS = [
  'letter',
  'phone',
  'email',
] as const satisfies readonly ComplaintChannel[]

/** The subject of a complaint, as counted in the register. */
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
/** How many days ago, at most, a complaint recorded by the team may have arrived. */
const OLDEST_DAYS = 92

/** Why a complaint can't have been received on a day, or null. Refusal: `complaint.received_on`. */
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

/** The moment from which its deadlines run: now for one of today, noon of an earlier day. */
export function receivedAt(day: Temporal.PlainDate, now: Temporal.Instant): Temporal.Instant {
  if (day.equals(dayInParis(now))) return now
  return day.toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '12:00' }).toInstant()
}
