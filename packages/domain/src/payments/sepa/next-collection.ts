import { afterCollection, RETRY_AFTER } from './reason-codes.ts'
import { addTargetDays, targetDayFrom } from './target-days.ts'

/** Our bank takes a file so many days of settlement ahead. */
const CUT_OFF_DAYS = 2

/** The first day on which a file that leaves today is collected or paid. */
export function firstCollectionDay(today: Temporal.PlainDate): Temporal.PlainDate {
  return addTargetDays(today, CUT_OFF_DAYS)
}

/** A debit, how often it failed, and what the bank said last. */
export interface TriedDebit {
  readonly dueOn: Temporal.PlainDate
  readonly failures: number
  readonly lastReason: string | null
  readonly lastAnswer: Temporal.PlainDate | null
}

/**
 * When a debit can be collected next: on its day, or as soon as the bank takes it; after a refusal for lack of money five
 * days later, once. Null for what is not tried again.
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
      // a mandate is no longer suspended once there is another account, and a file is mended
    } else if (act !== 'suspend' && act !== 'mend') return null
  }
  const latest = days.toSorted((one, other) => Temporal.PlainDate.compare(one, other)).at(-1)
  return latest ? targetDayFrom(latest) : null
}
