import { monthName as nameOf } from '@sillage/domain/values/day.ts'

/** « novembre » for `2026-11`. */
export function monthName(month: string): string {
  return nameOf(Number(month.slice(5)))
}

/** « novembre 2026 » for `2026-11`. */
export function monthAndYear(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`
}
