import { arrearsLife } from '@sillage/domain/payments/arrears-life.factory.ts'
import { type MoneyBook, openBook } from '@sillage/domain/payments/money-book.factory.ts'
import { partsOf } from '@sillage/domain/payments/parts.ts'
import { addTargetDays, targetDayFrom } from '@sillage/domain/payments/sepa/target-days.ts'
import { euros } from './markdown.ts'
import { contractOf, SIGNED_ON } from './money-contract.ts'
import { tablesOf } from './money-tables.ts'

const PLAN = { cadence: 'monthly', method: 'direct_debit' } as const
const CLIMATE = 1200

/** In days after posting: cover has been suspended by then. */
const PAID_AFTER_LETTER = 40

/**
 * A car for a year, all risks, by monthly direct debit: one debit lacks funds; another is disputed, claimed by a
 * registered letter, and paid after cover was suspended.
 */
export function monthlyLife() {
  const contract = contractOf('car-007')
  const book = openBook()
  const parts = partsOf({ rows: contract.lines, totalCents: contract.priceCents }, CLIMATE)
  book.sign(parts, { plan: PLAN, period: contract, signedOn: SIGNED_ON })
  let unpaid: Parameters<typeof arrearsLife>[1] | null = null
  for (const [index, { id, dueOn }] of [...book.dues].entries()) {
    book.issue(dueOn.subtract({ days: 10 }))
    const order = book.collect(id, dueOn.subtract({ days: 4 }))
    if (!order) continue
    book.answer(order, 'settled', dueOn)
    if (index === 1) comesBack(book, { id, order, on: addTargetDays(dueOn, 1) })
    if (index === 3) {
      const disputedOn = targetDayFrom(dueOn.add({ days: 49 }))
      book.answer(order, 'returned', disputedOn)
      // ten full days, then the first day of post
      const postedOn = disputedOn.add({ days: 11 })
      const paidOn = postedOn.add({ days: PAID_AFTER_LETTER })
      book.receive(id, order.cents, paidOn)
      const refusal = { code: 'MD06', on: disputedOn }
      unpaid = { dueId: id, method: 'transfer', refusal, postedOn, until: contract.end }
    }
  }
  return { contract, book, steps: unpaid ? arrearsLife(book, unpaid) : [] }
}

export function monthlyParts(): readonly string[] {
  const { contract, book, steps } = monthlyLife()
  return [
    '## A car by the month, with a debit that comes back and another that is not paid',
    `All risks, coefficient 0.50, 365 days from ${contract.start.toString()}: ${euros(contract.priceCents)}, and ${euros(CLIMATE)} for the climate. The second debit comes back the next day (AM04), and is collected again after five days. The fourth is disputed seven weeks later (MD06): it is late at once, claimed by a registered letter ten days after, cover stops thirty whole days after the post, and resumes at noon the day after the transfer that pays it. What follows from a day without moving money stands in italics.`,
    ...tablesOf(book, steps),
  ]
}

type Order = MoneyBook['orders'][number]

function comesBack(
  book: MoneyBook,
  { id, order, on }: { id: string; order: Order; on: Temporal.PlainDate },
) {
  book.answer(order, 'returned', on)
  const again = targetDayFrom(on.add({ days: 5 }))
  const retried = book.collect(id, again.subtract({ days: 3 }))
  if (retried) book.answer(retried, 'settled', again)
}
