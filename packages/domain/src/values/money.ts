import { formatNumber } from './french-number.ts'

/** An amount of money in whole euro cents: 1234 is 12,34 €. */
export type Cents = number

/**
 * Larger than any binary rounding error of an amount under a billion euros, and far smaller than any real fraction of a
 * cent.
 */
const BINARY_ERROR = 1e-6

/**
 * Rounds an amount in cents to a whole cent, half away from zero: 0.5 is 1 and -0.5 is -1, as on a French invoice. A
 * value that is half a cent in decimal but slightly below in binary counts as half a cent.
 */
export function roundCents(cents: number): Cents {
  const rounded = Math.floor(Math.abs(cents) + 0.5 + BINARY_ERROR)
  return cents < 0 && rounded > 0 ? -rounded : rounded
}

/** Cents to euros with at most 2 decimals, as the API sends them: 1234 is 12.34. */
export function toEuros(cents: Cents): number {
  return cents / 100
}

/** Euros to cents, half a cent away from zero: 12.345 is 1235. Throws RangeError for NaN and the infinities. */
export function fromEuros(amount: number): Cents {
  if (!Number.isFinite(amount)) throw new RangeError(`Not an amount in euros: ${amount}`)
  return roundCents(amount * 100)
}

/** Cents in French notation: 123456 is « 1 234,56 € », with the narrow and the plain no-break space. */
export function formatEuros(cents: Cents): string {
  return `${formatNumber(toEuros(cents), { least: 2, most: 2 })}\u00a0€`
}

/** An amount in euros, as the wire carries it, in French notation: 19.95 is « 19,95 € ». */
export function inEuros(amount: number): string {
  return formatEuros(fromEuros(amount))
}
