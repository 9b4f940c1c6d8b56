import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'

/** Formats an amount in euros from the API: 19.95 becomes « 19,95 € ». */
export function inEuros(amount: number): string {
  return formatEuros(fromEuros(amount))
}
