import { formatSignificant } from '../values/french-number.ts'
/** Rounds to 10 g. Applied once, to what is returned, shown or stored. */
export function roundKilograms(kilograms: number): number {
  return Math.round(kilograms * 100) / 100
}

const twoFigures = (value: number) => formatSignificant(value, 2)

/** Smaller emissions are all shown as « moins de 0,1 kg »: the difference means nothing to a reader. */
const LEAST_SHOWN_KG = 0.1

/**
 * An emission as shown to people, in kg CO2e: two significant figures at most, because the inputs carry no more.
 * Source: method, section 1. Throws RangeError for a negative emission, NaN and the infinities.
 *
 * Example: 2805.98 is « environ 2 800 kg CO2e », 2.3 is « environ 2,3 kg CO2e », 0 is « 0 kg CO2e ».
 */
export function approximateKilograms(kilograms: number): string {
  if (!(Number.isFinite(kilograms) && kilograms >= 0))
    throw new RangeError(`Not an emission: ${kilograms}`)
  if (kilograms === 0) return '0\u00a0kg\u00a0CO2e'
  if (kilograms < LEAST_SHOWN_KG) return 'moins de 0,1\u00a0kg\u00a0CO2e'
  return `environ ${twoFigures(kilograms)}\u00a0kg\u00a0CO2e`
}
