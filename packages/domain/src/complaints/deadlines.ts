import { DELAYS, type Delay, lastDayOf } from '../law/delays.ts'
import { dayInParis, isBefore } from '../values/day.ts'

export const COMPLAINT_STATES = ['received', 'acknowledged', 'answered'] as const
export type ComplaintState = (typeof COMPLAINT_STATES)[number]

/** When a complaint arrived, and when it was acknowledged and answered. */
export interface ComplaintDates {
  readonly receivedAt: Temporal.Instant
  readonly acknowledgedAt: Temporal.Instant | null
  readonly answeredAt: Temporal.Instant | null
}

export interface ComplaintDeadlines {
  readonly acknowledgeBy: Temporal.PlainDate
  readonly answerBy: Temporal.PlainDate
}

/**
 * The last days to acknowledge a complaint (10 « jours ouvrables ») and to answer it (2 months), counted from the day
 * in Paris on which it was sent (ACPR, recommandation 2024-R-02): `receivedAt` is that of a letter by its postmark. Two months after 31 December is the last day of
 * February.
 */
export function complaintDeadlines(receivedAt: Temporal.Instant): ComplaintDeadlines {
  return deadlinesFrom(dayInParis(receivedAt))
}

/** The same, from the day in Paris on which it was sent. */
export function deadlinesFrom(received: Temporal.PlainDate): ComplaintDeadlines {
  return {
    acknowledgeBy: lastDayOf(DELAYS.complaintAcknowledged, received),
    answerBy: lastDayOf(DELAYS.complaintAnswered, received),
  }
}

/** How far a complaint has come. */
export function complaintState({ acknowledgedAt, answeredAt }: ComplaintDates): ComplaintState {
  if (answeredAt) return 'answered'
  return acknowledgedAt ? 'acknowledged' : 'received'
}

/**
 * Whether the next step is overdue: the acknowledgement (not needed if the answer came first), then the answer. The
 * last day is still in time.
 */
export function isComplaintLate(dates: ComplaintDates, today: Temporal.PlainDate): boolean {
  const { acknowledgeBy, answerBy } = complaintDeadlines(dates.receivedAt)
  const state = complaintState(dates)
  if (state === 'answered') return false
  return isBefore(answerBy, today) || (state === 'received' && isBefore(acknowledgeBy, today))
}

/**
 * Which steps came, or are still to come, after their last day: what the register keeps of a complaint once answered.
 * An answer is an acknowledgement too.
 */
export function missedDeadlines(
  dates: ComplaintDates,
  today: Temporal.PlainDate,
): { readonly acknowledgement: boolean; readonly answer: boolean } {
  const { acknowledgeBy, answerBy } = complaintDeadlines(dates.receivedAt)
  const doneOn = (at: Temporal.Instant | null) => (at ? dayInParis(at) : today)
  return {
    acknowledgement: isBefore(acknowledgeBy, doneOn(dates.acknowledgedAt ?? dates.answeredAt)),
    answer: isBefore(answerBy, doneOn(dates.answeredAt)),
  }
}

/**
 * The earliest days in Paris on which a complaint may have arrived without being late: one for those not yet
 * acknowledged, one for those that are. Any complaint that arrived on that day or later is in time too.
 */
export function firstDaysInTime(today: Temporal.PlainDate): {
  readonly received: Temporal.PlainDate
  readonly acknowledged: Temporal.PlainDate
} {
  const firstInTime = (delay: Delay) => {
    let day = today
    for (;;) {
      const earlier = day.subtract({ days: 1 })
      if (isBefore(lastDayOf(delay, earlier), today)) return day
      day = earlier
    }
  }
  const acknowledged = firstInTime(DELAYS.complaintAnswered)
  const received = firstInTime(DELAYS.complaintAcknowledged)
  return { received: isBefore(received, acknowledged) ? acknowledged : received, acknowledged }
}

/**
 * Whether the customer may turn to the mediator: once the insurer has answered, or two months after the complaint
 * without an answer (code de la consommation, L612-2; ACPR, recommandation 2024-R-02).
 */
export function mayTurnToMediator(dates: ComplaintDates, today: Temporal.PlainDate): boolean {
  if (dates.answeredAt) return true
  return isBefore(complaintDeadlines(dates.receivedAt).answerBy, today)
}
