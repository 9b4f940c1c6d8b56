import { formatDay } from '@sillage/domain/values/day.ts'

export function dayOf(day: string): string {
  return formatDay(Temporal.PlainDate.from(day))
}
