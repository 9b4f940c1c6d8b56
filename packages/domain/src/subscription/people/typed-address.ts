import { type PostalAddress, readPostalAddress } from '../../accounts/postal-address.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { PEOPLE_MESSAGES as SAY } from './people.messages.ts'

/** A comma after a house number: `12, rue des Halles`. */
const HOUSE = /^\s*(\d+\s?(?:bis|ter|quater|[a-z])?)\s*,\s*/iu
const TOWN = /^([\p{L}\d][\p{L}\d-]*(?: [\d][\p{L}\d]*)?) +(\p{L}.*)$/u

/**
 * Reads a postal address from one line: street, further details, postal code and town, country unless it is France,
 * separated by commas. Refusals: `address.unread`, or those of `readPostalAddress`.
 *
 * Example: `12 rue de la Juiverie, 44000 Nantes`; `Rue Haute 3, bte 2, 1000 Bruxelles, Belgique`.
 */
export function readTypedAddress(typed: string): Result<PostalAddress, Refusal> {
  const parts = typed
    .replace(HOUSE, '$1 ')
    .split(/[,\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [country, at] = isTown(parts.at(-1)) ? [undefined, -1] : [parts.at(-1), -2]
  const [, postalCode = '', city = ''] = TOWN.exec(parts.at(at) ?? '') ?? []
  const [line1 = '', ...rest] = parts.slice(0, at)
  if (!postalCode || !line1) return refused({ code: 'address.unread', message: SAY.addressUnread })
  const read = readPostalAddress({
    line1,
    line2: rest.join(', ') || null,
    postalCode,
    city,
    country,
  })
  if (read.ok) return ok(read.value)
  return refused({
    code: 'address.unread',
    message: read.error[0]?.message ?? SAY.addressUnread,
  })
}

/** Writes an address on one line, as `readTypedAddress` reads it. */
export function writeAddress(address: PostalAddress): string {
  const { line1, line2, postalCode, city, country } = address
  return [line1, line2, `${postalCode} ${city}`, country === 'France' ? null : country]
    .filter((part) => part !== null && part !== '')
    .map((part) => part?.replaceAll(/\s*,\s*/gu, ' '))
    .join(', ')
}

function isTown(part: string | undefined): boolean {
  return part !== undefined && /\d/.test(part) && TOWN.test(part)
}
