import {
  type ComplaintDeadlines,
  deadlinesFrom,
  firstDaysInTime,
} from '@sillage/domain/complaints/deadlines.ts'
import type { Database } from '../platform/database/database.ts'
import { startOf } from '../platform/database/timestamps.ts'
import type { InTime } from './complaint-filter.repository.ts'
import { countOpen, findOpenDays, type LegalDays, type OpenCount } from './complaints.repository.ts'

/** The unanswered complaints by motive, and how many of them have an overdue next step. */
export function countOpenComplaints(
  database: Database,
  today: Temporal.PlainDate,
): Promise<readonly OpenCount[]> {
  return countOpen(database, inTimeOn(today))
}

/** By day: a delay in « jours ouvrables » is counted day by day, and the same days come at each reading. */
const known = new Map<string, ComplaintDeadlines>()

function deadlinesOn(day: string): ComplaintDeadlines {
  const found = known.get(day) ?? deadlinesFrom(Temporal.PlainDate.from(day))
  known.set(day, found)
  return found
}

/** The legal days of the open complaints, to sort them by. */
export async function legalDays(database: Database): Promise<LegalDays> {
  const received = await findOpenDays(database)
  const deadlines = received.map(deadlinesOn)
  return {
    received,
    acknowledgeBy: deadlines.map(({ acknowledgeBy }) => acknowledgeBy.toString()),
    answerBy: deadlines.map(({ answerBy }) => answerBy.toString()),
  }
}

/** From when on complaints are in time. */
export function inTimeOn(today: Temporal.PlainDate): InTime {
  const { received, acknowledged } = firstDaysInTime(today)
  return { received: startOf(received), acknowledged: startOf(acknowledged) }
}
