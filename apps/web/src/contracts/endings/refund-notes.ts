import { howToPay, SETTLED_LABELS } from '@sillage/domain/payments/payments.messages.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import { type Cents, formatEuros, fromEuros } from '@sillage/domain/values/money.ts'
import type { Refund } from '@sillage/wire/contracts/refund.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'

type Settlement = NonNullable<Refund['settlement']>

/** Whether a refund is more than a sum paid back: part of it was never paid, or something stays to be paid. */
export function isSettled({ settlement }: Refund): boolean {
  if (!settlement) return false
  return settlement.to_pay.length > 0 || settledRows(settlement).length > 1
}

const leftOf = (payments: Settlement['to_pay']): Cents =>
  payments.reduce((sum, { amount }) => sum + fromEuros(amount), 0)

/** What becomes of the price, given what was issued and paid: what stays to be paid and what is paid back come last. */
export function settledRows({ given_up, taken_off, owed, paid_back, to_pay }: Settlement) {
  const left = leftOf(to_pay)
  const back = { label: SETTLED_LABELS.paidBack, cents: fromEuros(paid_back) }
  return [
    ...[
      { label: SETTLED_LABELS.givenUp, cents: fromEuros(given_up) },
      { label: SETTLED_LABELS.takenOff, cents: fromEuros(taken_off) },
      { label: SETTLED_LABELS.owed, cents: fromEuros(owed) },
      { label: SETTLED_LABELS.toPay, cents: left },
    ].filter(({ cents }) => cents > 0),
    ...(back.cents > 0 || left === 0 ? [back] : []),
  ]
}

/** How what stays to be paid is paid, in a sentence; null when nothing is. */
export function howLeft(
  settlement: Refund['settlement'],
  telling: Parameters<typeof howToPay>[1],
): string | null {
  if (!settlement || settlement.to_pay.length === 0) return null
  const payments = settlement.to_pay.map(({ due_on, method, amount }) => ({
    dueOn: Temporal.PlainDate.from(due_on),
    method,
    cents: fromEuros(amount),
  }))
  return SAY.toPay(howToPay(payments, telling))
}

/** The same, in the summary of a request; one row where all of it is paid back. */
export function recapRows({ settlement, total }: Refund) {
  return settlement
    ? settledRows(settlement)
    : [{ label: SETTLED_LABELS.paidBack, cents: fromEuros(total) }]
}

/** The last day to pay a refund back, in a sentence; null when nothing is. */
export function whenRefunded({
  total,
  due_by,
  settlement,
}: Pick<Refund, 'total' | 'due_by' | 'settlement'>): string | null {
  const isAny = (settlement?.paid_back ?? total) > 0
  return isAny ? SAY.refundDue(formatDay(Temporal.PlainDate.from(due_by))) : null
}

/** Explanations that go with a refund: when it is paid, and what happens to both contributions. */
export function refundNotes({ lines, total, due_by, settlement }: Refund): readonly string[] {
  const back = whenRefunded({ total, due_by, settlement })
  const sumOf = (part: 'climate_contribution' | 'climate_back') =>
    lines.reduce((sum, line) => sum + fromEuros(line[part]), 0)
  const climate = sumOf('climate_contribution')
  return [
    ...(back === null ? [] : [back]),
    ...(lines.some(({ flat_contribution }) => flat_contribution > 0) ? [SAY.flatKept] : []),
    ...(climate > 0 ? [climateNote(climate, sumOf('climate_back'))] : []),
  ]
}

function climateNote(boughtCents: Cents, backCents: Cents): string {
  const bought = formatEuros(boughtCents)
  if (backCents === 0) return SAY.climateKept(bought)
  if (backCents === boughtCents) return SAY.climateBack(bought)
  return SAY.climatePart(formatEuros(backCents), bought)
}
