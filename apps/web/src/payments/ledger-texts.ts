import { formatDay } from '@sillage/domain/values/day.ts'
import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'

export function dayOf(day: string): string {
  return formatDay(Temporal.PlainDate.from(day))
}

export function inEuros(amount: number): string {
  return formatEuros(fromEuros(amount))
}
