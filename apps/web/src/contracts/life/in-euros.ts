import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'

/** An amount of the wire as it is shown: 19.95 is « 19,95 € ». */
export function inEuros(amount: number): string {
  return formatEuros(fromEuros(amount))
}
