import { shownEuros } from '../price/price-breakdown.ts'

/** « +2,18 € », « −2,18 € »; nothing for nothing. */
export function signedEuros(euros: number): string | undefined {
  if (euros === 0) return undefined
  return `${euros > 0 ? '+' : '\u2212'}${shownEuros(Math.abs(euros))}`
}
