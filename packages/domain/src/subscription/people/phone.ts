import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { PEOPLE_MESSAGES as SAY } from './people.messages.ts'

/**
 * Reads a phone number, returned as stored: in France ten digits by pairs, elsewhere `+` and 7 to 15 digits (ITU-T
 * E.164). Spaces, points, hyphens and brackets are dropped; `+33 6` and `0033 6` are 06. Refusal: `phone.unread`.
 *
 * Example: `+33 (0)6.12.34.56.78` is 06 12 34 56 78.
 */
export function readPhone(typed: string): Result<string, Refusal> {
  const line = typed.replace('(0)', '').replaceAll(/[\s.()/-]/gu, '')
  const digits = line.replace(/^00/, '+').replace(/^\+33(?=[1-9]\d{8}$)/, '0')
  if (/^0[1-9]\d{8}$/.test(digits)) return ok(digits.match(/\d{2}/g)?.join(' ') ?? digits)
  return /^\+[1-9]\d{6,14}$/.test(digits) && !digits.startsWith('+33')
    ? ok(digits)
    : refused({ code: 'phone.unread', message: SAY.phoneUnread })
}
