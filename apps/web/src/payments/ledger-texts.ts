import { formatDay } from '@sillage/domain/values/day.ts'
import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'

const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const INSTANT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' })

/** « novembre 2026 » for `2026-11`. */
export function monthAndYear(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`))
}

export function instantOf(iso: string): string {
  return INSTANT.format(new Date(iso))
}

export function dayOf(day: string): string {
  return formatDay(Temporal.PlainDate.from(day))
}

export function inEuros(amount: number): string {
  return formatEuros(fromEuros(amount))
}
