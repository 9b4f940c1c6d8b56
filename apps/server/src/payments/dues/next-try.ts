import { collectionDay } from '@sillage/domain/payments/sepa/next-collection.ts'
import type { DueRow, TriedDue } from './dues.repository.ts'

/** When a due is debited next; null when it is paid by transfer, from the start or after failed debits. */
export function nextTry(
  { due_on, method, tried }: Pick<DueRow, 'due_on' | 'method'> & { readonly tried: TriedDue },
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  if (tried.preparedFor !== null) return Temporal.PlainDate.from(tried.preparedFor)
  if (method !== 'direct_debit' || !tried.isMandateAlive) return null
  const { failures, lastReason, lastAnswer } = tried
  return collectionDay(
    {
      dueOn: Temporal.PlainDate.from(due_on),
      failures,
      lastReason,
      lastAnswer: lastAnswer === null ? null : Temporal.PlainDate.from(lastAnswer),
    },
    today,
  )
}
