import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'
import type { Payments } from '@sillage/wire/payments/payments.ts'
import { dayText } from '../../shell/moment.ts'
import { PAYMENTS as SAY } from './customer.messages.ts'

/** Euros of the wire as they are read. */
export const inEuros = (amount: number) => formatEuros(fromEuros(amount))

/** One sentence: what is owed, and what is to come back. */
export function summaryOf({ owed, to_receive: toReceive, contracts }: Payments): string {
  // nobody has to do anything about what is debited
  const debited = contracts
    .flatMap(({ dues }) => dues)
    .filter(({ method, state }) => method === 'direct_debit' && state !== 'late')
    .filter(({ refusal }) => refusal === null || refusal.retry_on !== null)
    .reduce((sum, due) => sum + Math.max(0, fromEuros(due.owed)), 0)
  const asked = fromEuros(owed) - debited
  const both = [
    ...(asked > 0 ? [SAY.owes(formatEuros(asked))] : []),
    ...(debited > 0 ? [SAY.debited(formatEuros(debited))] : []),
    ...(toReceive > 0 ? [SAY.receives(inEuros(toReceive))] : []),
  ]
  if (both.length > 0) return `${both.join(', ')}.`
  const [next] = contracts
    .flatMap(({ payment }) => payment.next?.due_on ?? [])
    .toSorted((one, other) => one.localeCompare(other))
  return next ? SAY.nothingUntil(dayText(next)) : SAY.nothing
}
