import type { EndingEffect } from '../../products/ending-grounds.ts'
import { formatDay, isBefore } from '../../values/day.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { LEGAL_ENDING_MESSAGES as SAY } from './legal-ending.messages.ts'

/**
 * The effect of ending a contract by choice on a day to come: it covers until the end of that day. Refusals:
 * `cancellation.day_unreadable`, `.day_past`, and `.day_too_late` for its own last day or later.
 *
 * Example: requested on 27 November for 15 December: covered until 15 December at 24:00, the remaining days refunded.
 */
export function chosenEnding(
  { end }: { readonly end: Temporal.PlainDate },
  { day, today }: { day: Temporal.PlainDate | null; today: Temporal.PlainDate },
): Result<EndingEffect, Refusal> {
  if (day === null) return refusedFor('day_unreadable', SAY.dayUnreadable)
  if (isBefore(day, today)) return refusedFor('day_past', SAY.dayPast)
  if (!isBefore(day, end)) return refusedFor('day_too_late', SAY.dayTooLate(formatDay(end)))
  return ok({ coveredUntil: day, on: day })
}

function refusedFor(code: string, message: string) {
  return refused({ code: `cancellation.${code}`, message, path: 'event_date' })
}
