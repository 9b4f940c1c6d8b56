import { DELAYS, lastDayOf } from '../law/delays.ts'
import { isBefore } from '../values/day.ts'
import { isOurFault } from './sepa/reason-codes.ts'

/**
 * The first day on which a formal notice may go out of what is not paid: ten days after its day, or after the day on which
 * the bank gave it back (code des assurances, L113-3). Null while it is for us to act: a debit that we have not asked for
 * or will ask for again, a refusal that our own file caused, or one that a person looks at first.
 */
export function noticeDay(unpaid: {
  readonly dueOn: Temporal.PlainDate
  /** Whether a debit of it is on its way or still to be tried. */
  readonly isCollected: boolean
  /** Of the bank’s last refusal; null where there was none. */
  readonly refusal: { readonly code: string; readonly on: Temporal.PlainDate } | null
}): Temporal.PlainDate | null {
  const { dueOn, isCollected, refusal } = unpaid
  if (isCollected) return null
  if (refusal && (isOurFault(refusal.code) || NEEDS_A_PERSON.includes(refusal.code))) return null
  const since = refusal && isBefore(dueOn, refusal.on) ? refusal.on : dueOn
  return lastDayOf(DELAYS.reminder, since)
}

/** The holder of the account has died. */
const NEEDS_A_PERSON: readonly string[] = ['MD07']

/** The first day without cover, of a notice that was posted on a day: thirty whole days later (L113-3). */
export function suspensionDay(postedOn: Temporal.PlainDate): Temporal.PlainDate {
  return lastDayOf(DELAYS.suspension, postedOn).add({ days: 1 })
}

/** Cover stops as that day begins in Paris. */
export function suspensionStart(postedOn: Temporal.PlainDate): Temporal.Instant {
  return suspensionDay(postedOn).toZonedDateTime('Europe/Paris').toInstant()
}

/** The first day on which the contract may be terminated: ten whole days after those thirty (L113-3). Never by itself. */
export function terminationDay(postedOn: Temporal.PlainDate): Temporal.PlainDate {
  return lastDayOf(DELAYS.terminationForDebt, lastDayOf(DELAYS.suspension, postedOn)).add({
    days: 1,
  })
}

/**
 * When cover resumes after a payment: at noon in Paris, the next day (L113-3). What was paid before cover stopped, and known
 * later, leaves no gap: it resumes at the instant at which it would have stopped.
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

/** An instalment of the contract under a notice. */
export interface NoticedDue {
  readonly dueOn: Temporal.PlainDate
  /** Whether the notice claims it. */
  readonly isNoticed: boolean
  /** When the last of it was received; null while any of it is not. */
  readonly paidOn: Temporal.PlainDate | null
}

/**
 * The day on which what was claimed was paid, and all that had become due until then with it (L113-3, fractions of a
 * premium); null while something of it is not.
 *
 * Example: claimed, that of 1 January, paid on 20 February. Cover resumes only once that of 1 February is paid too.
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

/** What becomes of a notice that is open. */
export type NoticeReview =
  | { readonly act: 'keep' }
  | { readonly act: 'suspend'; readonly at: Temporal.Instant }
  | {
      readonly act: 'close'
      readonly why: 'paid' | 'changed' | 'ended'
      /** Where cover was suspended. */
      readonly resumesAt: Temporal.Instant | null
    }

/**
 * What a day, and what was paid, do to a notice. A letter that nobody has posted and that no longer claims what is owed is
 * drafted anew. A posted one ends with the payment, or with the cover itself; thirty days after it cover stops.
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
    /** Whether what is owed of what it claims is another amount than it says, or an address is known that it lacks. */
    readonly isChanged: boolean
    /** Whether a contract that it is about still has days to come. */
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

/** The ground of an end for a debt, as rows keep it: the insurer’s own, never offered to whoever leaves (L113-3). */
export const UNPAID_GROUND = 'unpaid'

/** What the desk does next with a notice. */
export const ARREARS_STATES = [
  'to_post',
  'posted',
  'suspended',
  'may_terminate',
  'resuming',
] as const
export type ArrearsState = (typeof ARREARS_STATES)[number]

/** A formal notice as it is kept. */
export interface FormalNotice {
  /** Null while nobody has put it into the post. */
  readonly postedOn: Temporal.PlainDate | null
  readonly suspendedAt: Temporal.Instant | null
  /** When cover resumes or resumed; null while what is claimed is not paid. */
  readonly resumesAt: Temporal.Instant | null
}

/** Where a notice stands at a moment; null once cover has resumed. */
export function arrearsState(
  { postedOn, suspendedAt, resumesAt }: FormalNotice,
  { now, today }: { now: Temporal.Instant; today: Temporal.PlainDate },
): ArrearsState | null {
  if (postedOn === null) return 'to_post'
  if (suspendedAt === null) return 'posted'
  if (resumesAt) return Temporal.Instant.compare(now, resumesAt) < 0 ? 'resuming' : null
  return isBefore(today, terminationDay(postedOn)) ? 'suspended' : 'may_terminate'
}

/** Whether nothing was covered at a moment. */
export function isSuspendedAt(
  { suspendedAt, resumesAt }: Pick<FormalNotice, 'suspendedAt' | 'resumesAt'>,
  at: Temporal.Instant,
): boolean {
  if (suspendedAt === null || Temporal.Instant.compare(at, suspendedAt) < 0) return false
  return resumesAt === null || Temporal.Instant.compare(at, resumesAt) < 0
}
