/** Number of digits in the identifier of a French company (INSEE). */
export const SIREN_DIGITS = 9

/** The nine digits of a SIREN, however they are spaced: `732 829 320` is `732829320`. Null for anything else. */
export function parseSiren(text: string): string | null {
  const digits = text.replaceAll(/[\s.]/gu, '')
  return /^\d{9}$/.test(digits) && hasLuhnKey(digits) ? digits : null
}

/** As INSEE writes it: `732829320` is `732 829 320`. */
export function groupSiren(siren: string): string {
  return siren.replace(/(\d{3})(?=\d)/g, '$1\u00a0')
}

/**
 * Whether the last digit is the check digit of the others (Luhn, ISO/IEC 7812-1): counted from the right, every second
 * digit is doubled, less 9 when that passes 9, and all add up to a multiple of 10. All zeros is no SIREN.
 */
function hasLuhnKey(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum > 0 && sum % 10 === 0
}
