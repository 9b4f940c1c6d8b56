// Written by hand because Intl loads its tables on first use, 35 ms on a fast processor before the first amount is
// shown.

const GROUPS = /\B(?=(?:\d{3})+$)/g
/** Smaller numbers would be written with an exponent, and mean nothing to a reader. */
const LEAST = 1e-6
/** Larger numbers with decimals would be written with an exponent too. */
const MOST = 1e12

/** The sign itself: a hyphen may be left alone at the end of a line. */
const MINUS = '\u2212'

interface Digits {
  readonly least?: number
  readonly most?: number
}

/**
 * A number in French notation, rounded half away from zero, with `least` to `most` decimals (0 to 3 by default): 1234.5
 * is « 1 234,5 », with the narrow no-break space; a negative one has the minus sign (U+2212), not a
 * hyphen.
 */
export function formatNumber(
  value: number,
  { least = 0, most = Math.max(3, least) }: Digits = {},
): string {
  const size = Math.abs(value)
  if (!(size < MOST))
    return new Intl.NumberFormat('fr-FR', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    })
      .format(value)
      .replace('-', MINUS)
  const units = String(size < LEAST ? 0 : Math.round(Number(`${size}e${most}`)))
  const digits = units.padStart(most + 1, '0')
  const whole = digits.slice(0, digits.length - most)
  let decimals = digits.slice(digits.length - most)
  while (decimals.length > least && decimals.endsWith('0')) decimals = decimals.slice(0, -1)
  const sign = value < 0 && Number(units) > 0 ? MINUS : ''
  const grouped = whole.length > 3 ? whole.replace(GROUPS, '\u202f') : whole
  return `${sign}${grouped}${decimals && `,${decimals}`}`
}

/** The same with at most `digits` significant digits: with 2, 2805.98 is « 2 800 » and 0.0234 « 0,023 ». */
export function formatSignificant(value: number, digits: number): string {
  const [, power = '0'] = value.toExponential().split('e')
  const most = digits - 1 - Number(power)
  if (most >= 0) return formatNumber(value, { most })
  return formatNumber(Math.round(Number(`${value}e${most}`)) * 10 ** -most)
}
