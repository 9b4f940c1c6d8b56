import { formatEuros, fromEuros, inEuros } from '@sillage/domain/values/money.ts'
import type {
  PaidContract,
  PaymentDue,
  PaymentPayout,
  Payments,
} from '@sillage/wire/payments/payments.ts'
import { dayText } from '../../shell/moment.ts'
import { CARD } from './card.messages.ts'
import { PAYMENTS as SAY } from './customer.messages.ts'

const isAtTheBank = ({ state }: PaymentDue) => state === 'collecting'

/**
 * Whether to list the instalments of a contract: when there are several, a debit is awaiting the bank's reply, or an end
 * is noted.
 */
export function showsSchedule({ dues, leaving_on: leavingOn }: PaidContract): boolean {
  return dues.length > 1 || dues.some(isAtTheBank) || (leavingOn !== undefined && dues.length > 0)
}

/** What the noted end of a contract will leave to pay or give back, in a sentence. */
export function atEndText({ at_end: atEnd }: PaidContract): string {
  if (!atEnd) return SAY.atEnd
  const { paid_back: back, to_pay: toPay } = atEnd
  if (back > 0) return SAY.foreseen(SAY.foreseenBack(inEuros(back)))
  return SAY.foreseen(toPay > 0 ? SAY.foreseenToPay(inEuros(toPay)) : SAY.foreseenNothing)
}

/** Where a payment that is to come goes, and by which day; without an account, a day that has passed is not said. */
export function towards({ account, to_card, held, due_by }: PaymentPayout, today: string): string {
  const day = dayText(due_by)
  if (account) return `${SAY.refundToAccount(account.iban)} ${day}`
  if (to_card) return CARD.refundBy(day)
  const by = SAY.refundBy(day)
  if (held) return by
  const soon = SAY.refundOnceAccountGiven
  return due_by < today ? soon : `${soon}, ${by}`
}

/** A one-sentence summary: what is owed, and what will be refunded. */
export function summaryOf({ owed, to_receive: toReceive, contracts }: Payments): string {
  // direct debits need no action from the customer
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
  if (next) return SAY.nothingUntil(dayText(next))
  return contracts.some(({ dues }) => dues.some(isAtTheBank)) ? SAY.onlyAtTheBank : SAY.nothing
}
