import { absenceDays } from '@sillage/domain/claims/desk/absence.ts'
import type { StaffAbsence } from '@sillage/wire/claims/absences.ts'

/** « du 23 au 30 novembre ». */
export function daysOf({ first_day: first, last_day: last }: StaffAbsence): string {
  return absenceDays({
    firstDay: Temporal.PlainDate.from(first),
    lastDay: Temporal.PlainDate.from(last),
  })
}
