import { DELAYS, lastDayOf } from '../law/delays.ts'
import { isBefore } from '../values/day.ts'
import { isOurFault } from './sepa/reason-codes.ts'

/**
 * The first day on which a formal notice may be sent for an unpaid due: ten days after its due day, or after the day on
 * which the bank returned it (code des assurances, L113-3). Null while the next step is ours: a debit not sent yet or
 * to be tried again, a refusal caused by our own file, or one that a person must examine first.
 */
export function noticeDay(unpaid: {
  readonly dueOn: Temporal.PlainDate
  /** Whether a debit of it is on its way or still to be tried. */
  readonly isCollected: boolean
  /** The bank's last refusal; null when there was none. */
  readonly refusal: { readonly code: string; readonly on: Temporal.PlainDate } | null
}): Temporal.PlainDate | null {
  const { dueOn, isCollected, refusal } = unpaid
  if (isCollected) return null
  if (refusal && (isOurFault(refusal.code) || NEEDS_A_PERSON.includes(refusal.code))) return null
  const since = refusal && isBefore(dueOn, refusal.on) ? refusal.on : dueOn
  return lastDayOf(DELAYS.reminder, since)
}

/** MD07: the account holder has died. */
const NEEDS_A_PERSON: readonly string[] = ['MD07']

/** The first day without cover, from the day a notice was posted: thirty whole days later (L113-3). */
export function suspensionDay(postedOn: Temporal.PlainDate): Temporal.PlainDate {
  return lastDayOf(DELAYS.suspension, postedOn).add({ days: 1 })
}

/** The instant at which cover stops: the start of that day in Paris. */
export function suspensionStart(postedOn: Temporal.PlainDate): Temporal.Instant {
  return suspensionDay(postedOn).toZonedDateTime('Europe/Paris').toInstant()
}

/**
 * The first day on which the contract may be terminated: ten whole days after those thirty (L113-3). Termination is
 * never automatic.
 */
export function terminationDay(postedOn: Temporal.PlainDate): Temporal.PlainDate {
  return lastDayOf(DELAYS.terminationForDebt, lastDayOf(DELAYS.suspension, postedOn)).add({
    days: 1,
  })
}

/**
 * When cover resumes after a payment: at noon in Paris, the next day (L113-3). When the payment was made before cover
 * stopped but became known later, there is no gap: cover resumes at the instant it would have stopped.
 */
export function resumption(
  paidOn: Temporal.PlainDate,
  suspendedAt: Temporal.Instant,
): Temporal.Instant {
  const noon = paidOn
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '12:00' })
    .toInstant()
  const firstDay = suspendedAt.toZonedDateTimeISO('Europe/Paris').toPlainDate()
  return isBefore(paidOn, firstDay) ? suspendedAt : noon
}

/** An instalment of a contract under a formal notice. */
export interface NoticedDue {
  readonly dueOn: Temporal.PlainDate
  /** Whether the notice claims it. */
  readonly isNoticed: boolean
  /** When the last part of it was received; null while any part is unpaid. */
  readonly paidOn: Temporal.PlainDate | null
}

/**
 * The day on which everything claimed was paid, including all that had become due by then (L113-3, fractions of a
 * premium); null while some of it is unpaid.
 *
 * Example: the instalment of 1 January was claimed and is paid on 20 February. Cover resumes only once that of 1
 * February is paid too.
 */
export function paidUpOn(dues: readonly NoticedDue[]): Temporal.PlainDate | null {
  let asked = dues.filter(({ isNoticed }) => isNoticed)
  for (;;) {
    const days = asked.flatMap(({ paidOn }) => paidOn ?? [])
    if (days.length < asked.length) return null
    const last = days.toSorted((one, other) => Temporal.PlainDate.compare(one, other)).at(-1)
    if (!last) return null
    const next = dues.filter((due) => due.isNoticed || !isBefore(last, due.dueOn))
    if (next.length === asked.length) return last
    asked = next
  }
}

/** What happens next to an open notice. */
export type NoticeReview =
  | { readonly act: 'keep' }
  | { readonly act: 'suspend'; readonly at: Temporal.Instant }
  | {
      readonly act: 'close'
      readonly why: 'paid' | 'changed' | 'ended'
      /** When cover resumes, if it was suspended. */
      readonly resumesAt: Temporal.Instant | null
    }

/**
 * What the day and the payments change for a notice. A letter not yet posted that no longer claims what is owed is
 * drafted again. A posted notice ends when everything is paid, or when the contract ends; thirty days after posting,
 * cover stops.
 */
export function reviewNotice(
  { postedOn, suspendedAt }: Pick<FormalNotice, 'postedOn' | 'suspendedAt'>,
  {
    dues,
    isChanged,
    isRunning,
    today,
  }: {
    readonly dues: readonly NoticedDue[]
    /** Whether the amount owed differs from the notice, or an address missing from it is now known. */
    readonly isChanged: boolean
    /** Whether a contract in the notice has days left. */
    readonly isRunning: boolean
    readonly today: Temporal.PlainDate
  },
): NoticeReview {
  const paidOn = paidUpOn(postedOn ? dues : dues.filter(({ isNoticed }) => isNoticed))
  if (paidOn) return close('paid', suspendedAt && resumption(paidOn, suspendedAt))
  if (!isRunning) return close('ended')
  if (!postedOn) return isChanged ? close('changed') : { act: 'keep' }
  if (suspendedAt || isBefore(today, suspensionDay(postedOn))) return { act: 'keep' }
  return { act: 'suspend', at: suspensionStart(postedOn) }
}

function close(
  why: Extract<NoticeReview, { act: 'close' }>['why'],
  resumesAt: Temporal.Instant | null = null,
): NoticeReview {
  return { act: 'close', why, resumesAt }
}

/**
 * The stored ground of a termination for non-payment: used only by the insurer, never offered to policyholders
 * (L113-3).
 */
export const UNPAID_GROUND = 'unpaid'

/** The next step of the desk on a notice. */
export const ARREARS_STATES = [
  'to_post',
  'posted',
  'suspended',
  'may_terminate',
  'resuming',
  'over',
] as const
export type ArrearsState = (typeof ARREARS_STATES)[number]

/** A formal notice as stored. */
export interface FormalNotice {
  /** Null until someone has posted it. */
  readonly postedOn: Temporal.PlainDate | null
  readonly suspendedAt: Temporal.Instant | null
  /** When cover resumes or resumed; null while the amount claimed is unpaid. */
  readonly resumesAt: Temporal.Instant | null
}

/** The state of a notice at a moment; null once cover has resumed. */
export function arrearsState(
  { postedOn, suspendedAt, resumesAt }: FormalNotice,
  { now, today }: { now: Temporal.Instant; today: Temporal.PlainDate },
): ArrearsState | null {
  if (postedOn === null) return 'to_post'
  if (suspendedAt === null) return 'posted'
  if (resumesAt) return Temporal.Instant.compare(now, resumesAt) < 0 ? 'resuming' : null
  return isBefore(today, terminationDay(postedOn)) ? 'suspended' : 'may_terminate'
}

/** Whether cover was suspended at a moment. */
export function isSuspendedAt(
  { suspendedAt, resumesAt }: Pick<FormalNotice, 'suspendedAt' | 'resumesAt'>,
  at: Temporal.Instant,
): boolean {
  if (suspendedAt === null || Temporal.Instant.compare(at, suspendedAt) < 0) return false
  return resumesAt === null || Temporal.Instant.compare(at, resumesAt) < 0
}
