import { dayOf, impossibleDay, isBefore, type WrittenDay } from '../../values/day.ts'
import { cleanLine } from '../../values/line.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { PEOPLE_MESSAGES as SAY } from './people.messages.ts'

/** Age of majority, from which someone may subscribe (Code civil, article 414). */
export const ADULT_AGE = 18
const OLDEST = 120

const TYPED = /^(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** Reads a day as people write it, `14/05/1988`, or in ISO form, `1988-05-14`. Null for a day that doesn't exist. */
export function readTypedDay(typed: string): Temporal.PlainDate | null {
  const written = numbersOf(typed)
  return written && dayOf(written)
}

/** Why `readTypedDay` reads no day: it doesn't exist, or it isn't written as a day. */
export function whyUnread(typed: string): string {
  const written = numbersOf(typed)
  return written ? impossibleDay(written) : SAY.dayUnread
}

function numbersOf(typed: string): WrittenDay | null {
  const line = typed.trim()
  const [, day, month, year] = TYPED.exec(line) ?? []
  const [, isoYear, isoMonth, isoDay] = ISO.exec(line) ?? []
  if (day) return { day: Number(day), month: Number(month), year: Number(year) }
  return isoDay ? { day: Number(isoDay), month: Number(isoMonth), year: Number(isoYear) } : null
}

/** Writes a day as stored in an answer: `14/05/1988`. */
export function writeDay({ day, month, year }: Temporal.PlainDate): string {
  return `${two(day)}/${two(month)}/${year}`
}

/**
 * The age in whole years on a day. Someone born on 29 February has their birthday on 1 March in a year without that
 * day.
 *
 * Example: born on 14 May 1988, 37 on 13 May 2026, 38 from the 14th on.
 */
export function ageOn(birth: Temporal.PlainDate, day: Temporal.PlainDate): number {
  const hadBirthday = day.month > birth.month || (day.month === birth.month && day.day >= birth.day)
  return day.year - birth.year - (hadBirthday ? 0 : 1)
}

/**
 * Reads a date of birth: a day in the past, less than 121 years ago. Refusals: `birth.unread`, `birth.in_future`,
 * `birth.too_old`.
 */
export function readBirthDate(
  typed: string,
  today: Temporal.PlainDate,
): Result<Temporal.PlainDate, Refusal> {
  const birth = readTypedDay(typed)
  if (!birth) return refused({ code: 'birth.unread', message: whyUnread(typed) })
  if (isBefore(today, birth))
    return refused({ code: 'birth.in_future', message: SAY.birthInFuture })
  return ageOn(birth, today) > OLDEST
    ? refused({ code: 'birth.too_old', message: SAY.birthTooOld })
    : ok(birth)
}

/** Reads a place of birth: letters, optionally followed by a department or a country. Refusal: `birth.place_unread`. */
export function readBirthPlace(typed: string): Result<string, Refusal> {
  const place = cleanLine(typed).replaceAll(/\s+/gu, ' ')
  return /\p{L}/u.test(place) && /^[\p{L}\p{M}\d'’.,()\- ]{1,80}$/u.test(place)
    ? ok(place)
    : refused({ code: 'birth.place_unread', message: SAY.placeUnread })
}

/** A minor can't subscribe. Refusal: `eligibility.minor`. */
export function checkAdult(
  birth: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Result<true, Refusal> {
  return ageOn(birth, today) < ADULT_AGE
    ? refused({ code: 'eligibility.minor', message: SAY.minorPolicyholder })
    : ok(true)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
