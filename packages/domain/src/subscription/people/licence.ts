import { isBefore } from '../../values/day.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { ageOn, readTypedDay, whyUnread } from './birth.ts'
import { PEOPLE_MESSAGES as SAY } from './people.messages.ts'

const FRENCH = /^(\d{12}|\d{2}[A-Z]{2}\d{5})$/
const FOREIGN = /^[A-Z\d]{4,20}$/
/** Minimum age for a car licence: 17 in France since 1 January 2024, 16 in a few other countries. */
const YOUNGEST = { home: 17, abroad: 16 } as const

/**
 * Reads the number of a driving licence, line 5: in France 12 digits or, on the newer cards, 2 digits, 2 letters and 5
 * digits; elsewhere 4 to 20 letters and digits. Spaces and hyphens are dropped. Refusal: `licence.number`.
 */
export function readLicenceNumber(
  typed: string,
  countryCode: string | null,
): Result<string, Refusal> {
  const number = typed.replaceAll(/[\s./-]/gu, '').toUpperCase()
  if (countryCode === 'FR')
    return FRENCH.test(number)
      ? ok(number)
      : refused({ code: 'licence.number', message: SAY.licenceNumberFrench })
  return FOREIGN.test(number) && /\d/.test(number)
    ? ok(number)
    : refused({ code: 'licence.number', message: SAY.licenceNumberForeign })
}

/** Reads the day on which a licence was obtained, in the past. Refusals: `licence.unread`, `licence.in_future`. */
export function readLicenceDate(
  typed: string,
  today: Temporal.PlainDate,
): Result<Temporal.PlainDate, Refusal> {
  const day = readTypedDay(typed)
  if (!day) return refused({ code: 'licence.unread', message: whyUnread(typed) })
  return isBefore(today, day)
    ? refused({ code: 'licence.in_future', message: SAY.licenceInFuture })
    : ok(day)
}

/** A licence can't be obtained before the minimum age. Refusal: `licence.too_young`. */
export function checkLicenceAge(
  licence: { readonly birth: Temporal.PlainDate; readonly obtained: Temporal.PlainDate },
  countryCode: string | null,
): Result<true, Refusal> {
  const youngest = countryCode === 'FR' ? YOUNGEST.home : YOUNGEST.abroad
  return ageOn(licence.birth, licence.obtained) < youngest
    ? refused({ code: 'licence.too_young', message: SAY.licenceTooYoung(youngest) })
    : ok(true)
}
