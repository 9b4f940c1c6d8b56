import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MoneyBook, openBook } from './money-book.factory.ts'
import {
  NOTHING,
  PARTS,
  type Part,
  type Parts,
  partsAdded,
  partsGivenBack,
  totalOf,
} from './parts.ts'
import { CADENCES, PAYMENT_METHODS } from './schedule.ts'
import { partsSum } from './settlement.ts'

const SIGNED_ON = Temporal.PlainDate.from('2027-01-05')

type Step =
  | { readonly do: 'wait'; readonly days: number }
  | { readonly do: 'collect' | 'answer' | 'match'; readonly which: number; readonly how: number }
  | { readonly do: 'receive'; readonly which: number; readonly share: number }
  | { readonly do: 'extend'; readonly share: number }
  | { readonly do: 'end'; readonly share: number }
  | { readonly do: 'payBack' }

const which = fc.nat({ max: 20 })
const share = fc.integer({ min: 1, max: 130 })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.nat({ max: 60 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('collect' as const, 'answer' as const, 'match' as const),
      which,
      how: fc.nat({ max: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('receive' as const), which, share }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('extend' as const, 'end' as const), share }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'payBack' as const }) },
)

const anyLife = fc.record({
  parts: fc.record<Record<Part, number>>({
    premium: fc.integer({ min: 1, max: 200_000 }),
    tax_33: fc.nat({ max: 40_000 }),
    tax_18: fc.nat({ max: 40_000 }),
    tax_9: fc.nat({ max: 40_000 }),
    fgti: fc.constantFrom(0, 650),
    climate: fc.constantFrom(0, 1200),
  }),
  plan: fc.record({
    cadence: fc.constantFrom(...CADENCES),
    method: fc.constantFrom(...PAYMENT_METHODS),
  }),
  days: fc.integer({ min: 2, max: 500 }),
  steps: fc.array(anyStep, { maxLength: 40 }),
})

interface Lived {
  readonly book: MoneyBook
  /** The price of all that was signed, and how much of it ended contracts refund. */
  readonly price: Parts
  readonly given: Parts
  readonly hasEnded: boolean
}

/** Runs random steps, then has the bank report on every order still out. */
function live({
  parts,
  plan,
  days,
  steps,
}: typeof anyLife extends fc.Arbitrary<infer L> ? L : never) {
  const book = openBook()
  let today = SIGNED_ON
  let price = parts
  let given: Parts = NOTHING
  let hasEnded = false
  const period = { start: today, end: today.add({ days }) }
  book.sign(parts, { plan, period, signedOn: today })
  for (const step of steps) {
    const due = 'which' in step ? book.dues[step.which % book.dues.length] : undefined
    switch (step.do) {
      case 'wait':
        today = today.add({ days: step.days })
        book.issue(today)
        break
      case 'collect':
        if (due) book.collect(due.id, today)
        break
      case 'answer': {
        const order = book.orders[step.which % Math.max(1, book.orders.length)]
        if (order)
          book.answer(
            order,
            (['settled', 'rejected', 'returned'] as const)[step.how] ?? 'settled',
            today,
          )
        break
      }
      case 'match': {
        const movement = book.unmatched[step.how]
        if (due && movement) book.match(movement, due.id, today)
        break
      }
      case 'receive':
        if (due) book.receive(due.id, 1 + Math.floor((due.cents * step.share) / 100), today)
        break
      case 'extend':
        if (hasEnded) break
        {
          const more = partsGivenBack(parts, {
            cents: Math.floor(
              ((totalOf(parts) - parts.fgti - parts.climate) * Math.min(100, step.share)) / 100,
            ),
            kept: ['fgti', 'climate'],
          })
          price = partsSum([price, more])
          const end = period.end.add({ days: step.share })
          book.sign(more, { plan, period: { start: today, end }, signedOn: today })
        }
        break
      case 'end':
        if (hasEnded) break
        hasEnded = true
        given = partsGivenBack(price, {
          cents: Math.floor(
            ((totalOf(price) - price.fgti - price.climate) * Math.min(100, step.share)) / 100,
          ),
          kept: ['fgti', 'climate'],
        })
        book.end(given, today)
        break
      case 'payBack':
        book.payBack(today)
        break
    }
  }
  return { book, price, given, hasEnded } satisfies Lived
}

function answerAll(book: MoneyBook) {
  const on = SIGNED_ON.add({ years: 3 })
  for (const order of book.orders) book.answer(order, 'settled', on)
}

const cents = (lines: readonly { readonly cents: number }[]) =>
  lines.reduce((all, line) => all + line.cents, 0)

test('the money of a contract adds up after any sequence of events', () => {
  fc.assert(
    fc.property(anyLife, (life) => {
      const { book, price, given, hasEnded } = live(life)
      const { entries, dues } = book
      // every entry, and so the ledger, sums to zero; no event posts twice
      for (const { lines } of entries) expect(cents(lines)).toBe(0)
      const keys = entries.map(({ event, source }) => `${event} ${source}`)
      expect(new Set(keys).size).toBe(keys.length)

      // issued, part by part: the price, less what is not issued yet, less what was refunded
      const later = partsSum(
        dues.filter(({ isIssued, isVoided }) => !isIssued && !isVoided).map(({ parts }) => parts),
      )
      if (hasEnded) expect(totalOf(later)).toBe(0)
      const kept = partsAdded(price, given)
      for (const part of PARTS) expect(kept[part] - later[part] + book.balance(part)).toBe(0)

      // price = paid - refunded + due + credited
      const paid = book.balance('bank') + book.balance('to_be_matched')
      const due = book.balance('policyholders') + book.balance('collections_under_way')
      const refunding = book.balance('payments_under_way')
      expect(totalOf(price)).toBe(paid + due + refunding + totalOf(later) + totalOf(given))

      // no due is ever paid beyond its price
      for (const { id, cents: whole } of dues) {
        expect(book.owedOf(id)).toBeGreaterThanOrEqual(0)
        expect(book.owedOf(id)).toBeLessThanOrEqual(whole)
      }

      answerAll(book)
      expect(book.balance('collections_under_way')).toBe(0)
      expect(book.balance('payments_under_way')).toBe(0)
      const refunded = cents(
        book.orders.flatMap((order) =>
          order.kind === 'payout' && order.state === 'settled' ? [{ cents: order.cents }] : [],
        ),
      )
      expect([0, book.refund()]).toContain(refunded)
    }),
    { numRuns: 10_000 },
  )
}, 120_000)
