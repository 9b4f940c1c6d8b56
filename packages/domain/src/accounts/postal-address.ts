import { cleanLine } from '../values/line.ts'
import { readPrinted } from '../values/printable.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { PROFILE_MESSAGES as SAY } from './profile.messages.ts'

/** Where a policyholder lives: the documents of a contract state it (Code des assurances, R211-14-0-1). */
export interface PostalAddress {
  /** Number and street. */
  readonly line1: string
  /** Flat, building, « chez »; null when there is none. */
  readonly line2: string | null
  readonly postalCode: string
  readonly city: string
  readonly country: string
}

/** An address as typed. Without a country it is in France. */
export interface TypedAddress {
  readonly line1: string
  readonly line2?: string | null | undefined
  readonly postalCode: string
  readonly city: string
  readonly country?: string | undefined
}

/**
 * The French department of an address by its postal code (La Poste): its first two digits; three overseas; in Corsica
 * 2A (codes 200 and 201) or 2B. Null outside France.
 *
 * Example: 44000 is 44, 97411 is 974, 20200 is 2B.
 */
export function departmentOf({
  country,
  postalCode,
}: Pick<PostalAddress, 'country' | 'postalCode'>): string | null {
  if (country !== HOME_COUNTRY) return null
  if (/^20[01]/.test(postalCode)) return '2A'
  if (postalCode.startsWith('20')) return '2B'
  return postalCode.slice(0, /^9[78]/.test(postalCode) ? 3 : 2)
}

/** The country assumed when an address gives none. */
export const HOME_COUNTRY = 'France'

/** The most characters of each part. */
export const ADDRESS_LENGTHS = {
  line1: 100,
  line2: 100,
  postalCode: 12,
  city: 80,
  country: 60,
} as const satisfies Record<keyof PostalAddress, number>

/**
 * Reads an address: each part on one line, trimmed; `france` becomes « France ». In France the postal code has five
 * digits, spaces aside; elsewhere it is letters, digits, spaces and hyphens. Street, postal code, city and country are
 * required. Refuses with one sentence a part, at path `address.` and the part.
 */
export function readPostalAddress(typed: TypedAddress): Result<PostalAddress, readonly Refusal[]> {
  const country = countryOf(cleanLine(typed.country ?? HOME_COUNTRY))
  const isHome = country === HOME_COUNTRY
  const postalCode = cleanLine(typed.postalCode)
  const address = {
    line1: cleanLine(typed.line1),
    line2: cleanLine(typed.line2 ?? '') || null,
    postalCode: isHome ? postalCode.replaceAll(/\s/gu, '') : postalCode,
    city: cleanLine(typed.city),
    country,
  }
  const errors = [
    partError(address, 'line1', SAY.streetMissing),
    partError(address, 'line2', null),
    partError(address, 'postalCode', SAY.postalCodeMissing) ??
      (POSTAL_CODE[isHome ? 'home' : 'abroad'].test(address.postalCode)
        ? null
        : refusal('postalCode', isHome ? SAY.postalCodeHome : SAY.postalCodeAbroad)),
    partError(address, 'city', SAY.cityMissing),
    partError(address, 'country', SAY.countryMissing),
  ].filter((error) => error !== null)
  return errors.length > 0 ? refused(errors) : ok(address)
}

/** An address as a document or a screen shows it, line by line; the country only when it is not France. */
export function addressLines(address: PostalAddress): readonly string[] {
  const { line1, line2, postalCode, city, country } = address
  return [
    line1,
    ...(line2 === null ? [] : [line2]),
    `${postalCode} ${city}`,
    ...(country === HOME_COUNTRY ? [] : [country]),
  ]
}

/** The same with its country even at home, for a paper that banks of several countries read. */
export function addressAbroad(address: PostalAddress): readonly string[] {
  const isHome = address.country === HOME_COUNTRY
  return [...addressLines(address), ...(isHome ? [HOME_COUNTRY] : [])]
}

const POSTAL_CODE = { home: /^\d{5}$/, abroad: /^[\p{L}\d][\p{L}\d -]*$/u }

function countryOf(typed: string): string {
  return typed.toLocaleLowerCase('fr') === HOME_COUNTRY.toLocaleLowerCase('fr')
    ? HOME_COUNTRY
    : typed
}

function partError(
  address: PostalAddress,
  part: keyof PostalAddress,
  missing: string | null,
): Refusal | null {
  const text = address[part] ?? ''
  if (text === '') return missing === null ? null : refusal(part, missing)
  if (text.length > ADDRESS_LENGTHS[part]) return refusal(part, SAY.tooLong(ADDRESS_LENGTHS[part]))
  const printed = readPrinted(text)
  return printed.ok ? null : refusal(part, printed.error.message)
}

function refusal(part: keyof PostalAddress, message: string): Refusal {
  return { code: 'profile.invalid', path: `address.${part}`, message }
}
