import { isBefore } from '../values/day.ts'
import type { Cents } from '../values/money.ts'
import { type NoticedDue, noticeDay, reviewNotice } from './arrears.ts'
import type { MoneyBook } from './money-book.factory.ts'
import { dueState } from './payment-state.ts'
import type { PaymentMethod } from './schedule.ts'

/** One step in the handling of an unpaid instalment, with its time of day where the law counts one. */
export interface ArrearsStep {
  readonly on: Temporal.PlainDate
  readonly step: 'late' | 'drafted' | 'posted' | 'suspended' | 'resumed'
  /** The amount of the instalment still owed at the end of that day. */
  readonly cents: Cents
  /** In Paris, for a step that begins or ends during the day. */
  readonly at: Temporal.PlainTime | null
}

/**
 * What happens day by day to an instalment that the bank returned and that is not tried again, using only the rules of
 * the domain: a person posts the letter on the given day, and nothing else is decided here.
 */
export function arrearsLife(
  book: MoneyBook,
  unpaid: {
    readonly dueId: string
    readonly method: PaymentMethod
    readonly refusal: { readonly code: string; readonly on: Temporal.PlainDate }
    readonly postedOn: Temporal.PlainDate
    readonly until: Temporal.PlainDate
  },
): readonly ArrearsStep[] {
  const steps: ArrearsStep[] = []
  const due = book.dues.find(({ id }) => id === unpaid.dueId)
  if (!due) return steps
  const { refusal, method } = unpaid
  let isLate = false
  let isDrafted = false
  let suspendedAt: Temporal.Instant | null = null
  for (let today = refusal.on; !isBefore(unpaid.until, today); today = today.add({ days: 1 })) {
    const owedCents = stateOn(book, due.id, today).cents
    const note = (step: ArrearsStep['step'], at: Temporal.Instant | null = null) => {
      const moment = at?.toZonedDateTimeISO('Europe/Paris')
      const [on, minute] = [moment?.toPlainDate() ?? today, moment?.toPlainTime() ?? null]
      steps.push({ on, step, cents: stateOn(book, due.id, on).cents, at: minute })
    }
    const state = dueState(
      { ...due, method, owedCents, collectingCents: 0, creditedCents: 0 },
      today,
    )
    if (!isLate && state === 'late') {
      isLate = true
      note('late')
    }
    const first = noticeDay({ dueOn: due.dueOn, isCollected: false, refusal })
    if (!isDrafted && owedCents > 0 && first && !isBefore(today, first)) {
      isDrafted = true
      note('drafted')
    }
    if (!isDrafted) continue
    if (today.equals(unpaid.postedOn)) note('posted')
    const postedOn = isBefore(today, unpaid.postedOn) ? null : unpaid.postedOn
    const review = reviewNotice(
      { postedOn, suspendedAt },
      { dues: noticedOn(book, due.id, today), isChanged: false, isRunning: true, today },
    )
    if (review.act === 'suspend') {
      suspendedAt = review.at
      note('suspended', suspendedAt)
    }
    if (review.act === 'close') {
      if (review.resumesAt) note('resumed', review.resumesAt)
      break
    }
  }
  return steps
}

function noticedOn(book: MoneyBook, noticed: string, today: Temporal.PlainDate): NoticedDue[] {
  return book.dues.map(({ id, dueOn }) => {
    const { cents, last } = stateOn(book, id, today)
    return { dueOn, isNoticed: id === noticed, paidOn: cents === 0 ? last : null }
  })
}

/** The amount unpaid at the end of a day, and the last day on which anything was posted for it. */
function stateOn({ entries }: MoneyBook, dueId: string, today: Temporal.PlainDate) {
  const until = entries.filter(({ on }) => !isBefore(today, on))
  const own = until.flatMap(({ on, lines }) =>
    lines.filter((line) => line.dueId === dueId).map(({ cents }) => ({ on, cents })),
  )
  const days = own.map(({ on }) => on).toSorted((a, b) => Temporal.PlainDate.compare(a, b))
  return { cents: own.reduce((sum, { cents }) => sum + cents, 0), last: days.at(-1) ?? null }
}
