import { afterCollection, RETRY_AFTER } from './reason-codes.ts'
import { addTargetDays, targetDayFrom } from './target-days.ts'

/** Settlement days ahead of which our bank needs a file. */
const CUT_OFF_DAYS = 2

/** The first day on which a file sent today can be collected or paid. */
export function firstCollectionDay(today: Temporal.PlainDate): Temporal.PlainDate {
  return addTargetDays(today, CUT_OFF_DAYS)
}

/** A debit, how often it failed, and the bank's last report. */
export interface TriedDebit {
  readonly dueOn: Temporal.PlainDate
  readonly failures: number
  readonly lastReason: string | null
  readonly lastAnswer: Temporal.PlainDate | null
}

/**
 * When a debit can next be collected: on its due day, or as soon as the bank can; once more five days after a refusal
 * for lack of funds. Null when it will not be tried again.
 */
export function collectionDay(
  { dueOn, failures, lastReason, lastAnswer }: TriedDebit,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const days = [firstCollectionDay(today), dueOn]
  if (failures > 0) {
    const act = afterCollection(lastReason ?? '')
    if (act === 'retry') {
      if (failures > RETRY_AFTER.times || lastAnswer === null) return null
      days.push(lastAnswer.add({ days: RETRY_AFTER.days }))
      // these two may be tried again: a suspended mandate has a new account, a faulty file is corrected
    } else if (act !== 'suspend' && act !== 'correct') return null
  }
  const latest = days.toSorted((one, other) => Temporal.PlainDate.compare(one, other)).at(-1)
  return latest ? targetDayFrom(latest) : null
}
