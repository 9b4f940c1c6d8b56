import { delayText, lastDayOf } from '../../law/delays.ts'
import type { EndingEffect, EndingGround } from '../../products/ending-grounds.ts'
import { formatDay, isBefore } from '../../values/day.ts'
import type { Period } from '../../values/period.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { LEGAL_ENDING_MESSAGES as SAY } from './legal-ending.messages.ts'

/** A contract that is ended on a legal ground. */
export interface Leaving {
  /** The first signature: the event must come after it. */
  readonly signedOn: Temporal.PlainDate
  readonly end: Temporal.PlainDate
  /** The latest incident of its claims that are open or were paid; null without any. */
  readonly claimedOn?: Temporal.PlainDate | null
}

/**
 * Until when a contract ended on a legal ground covers, and when it ends: on its own last day at the latest. The event
 * date is required, must lie between the signature and today, and must not be older than the law allows; a car that had
 * an accident was not gone before. Refusals: `cancellation.event_missing`, `.event_in_future`,
 * `.event_before_contract`, `.event_before_claim`, `.event_too_old`, and `.ends_before` when the contract is over before
 * the law would end its covers.
 *
 * Example: a car sold on 20 November, requested on the 22nd: covered until 20 November at 24:00, ended on 2 December.
 */
export function legalEnding(
  { signedOn, end, claimedOn = null }: Leaving,
  {
    ground,
    event,
    today,
  }: {
    ground: EndingGround
    event: Temporal.PlainDate | null
    today: Temporal.PlainDate
  },
): Result<EndingEffect, Refusal> {
  if (event === null) return refusedFor('event_missing', SAY.eventMissing)
  if (isBefore(today, event)) return refusedFor('event_in_future', SAY.eventInFuture)
  if (isBefore(event, signedOn))
    return refusedFor('event_before_contract', SAY.eventBeforeContract(formatDay(signedOn)))
  if (ground.isRiskGone && claimedOn && isBefore(event, claimedOn))
    return refusedFor('event_before_claim', SAY.eventBeforeClaim(formatDay(claimedOn)))
  const { within } = ground
  if (within && isBefore(lastDayOf(within, event), today))
    return refusedFor(
      'event_too_old',
      SAY.eventTooOld(delayText(within), formatDay(lastDayOf(within, event))),
    )
  const effect = ground.effect({ event, asked: today })
  if (!isBefore(effect.coveredUntil, end))
    return refusedFor('ends_before', SAY.endsBefore(formatDay(end), formatDay(effect.coveredUntil)))
  return ok(isBefore(end, effect.on) ? { ...effect, on: end } : effect)
}

/** Whether a contract ended on a legal ground is still running: it ends after its last day. */
export function isNoticeGiven({ on }: EndingEffect, today: Temporal.PlainDate): boolean {
  return !isBefore(on, today)
}

/** Whether a contract ends before its first day, or covers nothing from then on: it never takes effect. */
export function isNeverStarted(
  { start }: Pick<Period, 'start'>,
  { coveredUntil }: Pick<EndingEffect, 'coveredUntil'>,
): boolean {
  return isBefore(coveredUntil, start)
}

/** What happens to the covers of a contract from `start`, and when it ends, in French. */
export function effectSentence(
  { coveredUntil, on }: EndingEffect,
  { start, today }: Pick<Period, 'start'> & { readonly today: Temporal.PlainDate },
): string {
  const days = { coveredUntil: formatDay(coveredUntil), on: formatDay(on), start: formatDay(start) }
  if (isNeverStarted({ start }, { coveredUntil })) {
    if (!isBefore(on, start)) return SAY.coversNothing(days)
    return isBefore(on, today) ? SAY.endedBeforeStart(days) : SAY.endsBeforeStart(days)
  }
  if (coveredUntil.equals(on))
    return isBefore(on, today) ? SAY.endedOn(days.on) : SAY.endsOn(days.on)
  return isBefore(coveredUntil, today) ? SAY.suspended(days) : SAY.willBeSuspended(days)
}

function refusedFor(code: string, message: string) {
  return refused({ code: `cancellation.${code}`, message, path: 'event_date' })
}
