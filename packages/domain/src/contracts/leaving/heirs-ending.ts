import type { EndingEffect } from '../../products/ending-grounds.ts'
import { formatDay, isBefore } from '../../values/day.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { HEIRS_ENDING_MESSAGES as SAY } from './heirs-ending.messages.ts'
import type { Leaving } from './legal-ending.ts'

/**
 * Until when a contract covers that the heirs of its holder end. It went on for them after the death, and they may end
 * it at any time: it covers until the end of the day on which they asked (code des assurances, L121-10). Refusals:
 * `estate.asked_missing`, `.asked_before_death`, `.asked_in_future`, `.signed_after_death` and `.over`.
 *
 * Example: the holder died on 10 March, the heirs’ letter arrived on the 20th: covered until 20 March at 24:00.
 */
export function heirsEnding(
  { signedOn, end }: Leaving,
  {
    diedOn,
    askedOn,
    today,
  }: {
    diedOn: Temporal.PlainDate
    /** The day on which their request arrived. */
    askedOn: Temporal.PlainDate | null
    today: Temporal.PlainDate
  },
): Result<EndingEffect, Refusal> {
  if (askedOn === null) return refusedFor('asked_missing', SAY.askedMissing)
  if (isBefore(today, askedOn)) return refusedFor('asked_in_future', SAY.askedInFuture)
  if (isBefore(askedOn, diedOn))
    return refusedFor('asked_before_death', SAY.askedBeforeDeath(formatDay(diedOn)))
  if (isBefore(diedOn, signedOn))
    return refusedFor('signed_after_death', SAY.signedAfterDeath(formatDay(signedOn)))
  if (!isBefore(askedOn, end)) return refusedFor('over', SAY.over(formatDay(end)))
  return ok({ coveredUntil: askedOn, on: askedOn })
}

function refusedFor(code: string, message: string) {
  return refused({ code: `estate.${code}`, message, path: 'asked_on' })
}
