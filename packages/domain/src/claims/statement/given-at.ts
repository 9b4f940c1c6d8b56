import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { STATEMENT_MESSAGES as SAY } from './statement.messages.ts'

/** Tolerance for the clock of a device that runs fast. */
const MOST_AHEAD = Temporal.Duration.from({ minutes: 5 })
/** 30 days of 24 hours. */
const MOST_AGO = Temporal.Duration.from({ hours: 30 * 24 })

/**
 * When a signature was given on an offline device, by the clock of that device, the only record of it. At most five
 * minutes after now, and at most 30 days of 24 hours before.
 * Refusals: `statement.given_later` and `statement.given_long_ago`.
 */
export function checkGivenAt(
  givenAt: Temporal.Instant,
  now: Temporal.Instant,
): Result<Temporal.Instant, Refusal> {
  if (Temporal.Instant.compare(givenAt, now.add(MOST_AHEAD)) > 0)
    return refused({ code: 'statement.given_later', message: SAY.givenLater, path: 'given_at' })
  if (Temporal.Instant.compare(givenAt, now.subtract(MOST_AGO)) < 0)
    return refused({
      code: 'statement.given_long_ago',
      message: SAY.givenLongAgo,
      path: 'given_at',
    })
  return ok(givenAt)
}
