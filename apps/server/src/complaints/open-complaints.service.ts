import { firstDaysInTime } from '@sillage/domain/complaints/deadlines.ts'
import type { Database } from '../platform/database/database.ts'
import { countOpen, type InTime, type OpenCount } from './complaints.repository.ts'

/** The unanswered complaints by motive, and how many of them have an overdue next step. */
export function countOpenComplaints(
  database: Database,
  today: Temporal.PlainDate,
): Promise<readonly OpenCount[]> {
  return countOpen(database, inTimeOn(today))
}

/** From when on complaints are in time. */
export function inTimeOn(today: Temporal.PlainDate): InTime {
  const { received, acknowledged } = firstDaysInTime(today)
  return { received: startOf(received), acknowledged: startOf(acknowledged) }
}

function startOf(day: Temporal.PlainDate): Date {
  return new Date(day.toZonedDateTime('Europe/Paris').epochMilliseconds)
}
