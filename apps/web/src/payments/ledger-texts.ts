import { formatDay } from '@sillage/domain/values/day.ts'
import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'

const INSTANT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' })

export function instantOf(iso: string): string {
  return INSTANT.format(new Date(iso))
}

export function dayOf(day: string): string {
  return formatDay(Temporal.PlainDate.from(day))
}

export function inEuros(amount: number): string {
  return formatEuros(fromEuros(amount))
}
