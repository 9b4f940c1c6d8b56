/** An amount of money in whole euro cents: 1234 is 12,34 €. */
export type Cents = number

/** Larger than any binary error of an amount under a billion euros, and far smaller than any real fraction of a cent. */
const BINARY_ERROR = 1e-6

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/**
 * Rounds an amount in cents to a whole cent, half away from zero: 0.5 is 1 and -0.5 is -1, as on a French invoice.
 * A value which is half a cent on paper but a hair under it in binary counts as the half.
 */
export function roundCents(cents: number): Cents {
  const rounded = Math.floor(Math.abs(cents) + 0.5 + BINARY_ERROR)
  return cents < 0 && rounded > 0 ? -rounded : rounded
}

/** Cents to euros with at most 2 decimals, as the wire carries them: 1234 is 12.34. */
export function toEuros(cents: Cents): number {
  return cents / 100
}

/** Euros to cents, half a cent away from zero: 12.345 is 1235. Throws RangeError for NaN and the infinities. */
export function fromEuros(amount: number): Cents {
  if (!Number.isFinite(amount)) throw new RangeError(`Not an amount in euros: ${amount}`)
  return roundCents(amount * 100)
}

/** Cents as a French reader expects them: 123456 is « 1 234,56 € », with the narrow and the plain no-break space. */
export function formatEuros(cents: Cents): string {
  return euros.format(toEuros(cents))
}
