import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceQuestions } from '../subscription/choices.ts'
import { leadDaysOf } from '../subscription/premiums.ts'
import { price } from '../subscription/pricing.ts'
import { tariffByVersion } from '../subscription/tariffs.ts'
import { planExtension } from './extension.ts'
import { type Ending, type EndingKind, refundRows, totalBack } from './refund.ts'
import { planRenewal } from './renewal.ts'

const RUNS = { numRuns: 1000 }
const SIGNED_ON = Temporal.PlainDate.from('2027-01-05')

/** An arbitrary contract of either product, as signed. */
const anyContract: fc.Arbitrary<Ending> = fc.constantFrom('car', 'travel').chain((product) => {
  const tariff = tariffByVersion(product, `${product}-2027-1`)
  if (!tariff) throw new Error(product)
  const anyAnswers = fc.tuple(
    ...choiceQuestions(tariff).map(({ id, answers }) =>
      fc.constantFrom(...answers).map((answer) => [id, answer.id] as const),
    ),
  )
  return fc
    .record({
      answers: anyAnswers,
      days: fc.oneof(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 1000 })),
      wait: fc.integer({ min: 0, max: 200 }),
    })
    .map(({ answers, days, wait }) => {
      const start = SIGNED_ON.add({ days: wait })
      const leadDays = leadDaysOf({ start, signedOn: SIGNED_ON })
      const choices = Object.fromEntries(answers)
      const { cents, lines } = price({ tariff, choices, days, leadDays })
      const end = start.add({ days: days - 1 })
      const signedOn = SIGNED_ON
      const claimedCovers: string[] = []
      const priceCents = cents
      return { tariff, choices, leadDays, start, end, signedOn, lines, priceCents, claimedCovers }
    })
})

const back = (contract: Ending, day: Temporal.PlainDate, kind: EndingKind = 'choice') =>
  totalBack(refundRows(contract, { day, kind }))
const daysOf = ({ start, end }: Ending) => start.until(end).days + 1

test('a contract extended once or twice costs as much as the whole period signed at once', () => {
  const some = fc.integer({ min: 1, max: 300 })
  fc.assert(
    fc.property(anyContract, some, some, (contract, more, again) => {
      let held = contract
      for (const days of [more, again]) {
        const newEnd = held.end.add({ days })
        const plan = planExtension(held, { newEnd, chainStart: held.start })
        if (!plan.ok) return
        expect(plan.value.extensionCents).toBeGreaterThanOrEqual(0)
        const { period, totalCents, lines } = plan.value
        held = { ...held, ...period, priceCents: totalCents, lines }
      }
      expect(held.priceCents).toBe(price({ ...contract, days: daysOf(held) }).cents)
    }),
    RUNS,
  )
}, 60_000)

test('a renewal of the same length costs the same, a shorter one no more', () => {
  fc.assert(
    fc.property(anyContract, fc.nat({ max: 20 }), (contract, less) => {
      const start = contract.end.add({ days: 1 })
      const end = start.add({ days: daysOf(contract) - 1 - less })
      const wanted = { period: { start, end }, chain: [], today: contract.end }
      const plan = planRenewal(contract, wanted)
      if (!plan.ok) return
      expect(plan.value.totalCents).toBeLessThanOrEqual(contract.priceCents)
      if (less === 0) expect(plan.value.totalCents).toBe(contract.priceCents)
    }),
    RUNS,
  )
}, 60_000)

test('leaving early never costs less than a contract for the days used', () => {
  fc.assert(
    fc.property(anyContract, fc.nat({ max: 1000 }), (contract, used) => {
      const days = 1 + (used % daysOf(contract))
      const kept = contract.priceCents - back(contract, contract.start.add({ days: days - 1 }))
      expect(kept).toBeGreaterThanOrEqual(price({ ...contract, days }).cents)
    }),
    RUNS,
  )
}, 60_000)

test('the refund never rises from one day to the next, and never exceeds the price', () => {
  const kinds = fc.constantFrom<EndingKind>('choice', 'law', 'withdrawal')
  fc.assert(
    fc.property(anyContract, fc.nat({ max: 1200 }), kinds, (contract, after, kind) => {
      const day = contract.signedOn.add({ days: after })
      const [today, tomorrow] = [day, day.add({ days: 1 })].map((one) => back(contract, one, kind))
      expect(today).toBeGreaterThanOrEqual(tomorrow ?? 0)
      expect(tomorrow).toBeGreaterThanOrEqual(0)
      expect(today).toBeLessThanOrEqual(contract.priceCents)
    }),
    RUNS,
  )
}, 60_000)

test('a claim removes only its own cover from the refund', () => {
  fc.assert(
    fc.property(anyContract, fc.nat({ max: 300 }), fc.nat({ max: 5 }), (contract, after, which) => {
      const covers = contract.lines.filter(({ kind }) => kind === 'cover')
      const claimed = covers[which % covers.length]?.code ?? ''
      const day = contract.signedOn.add({ days: after })
      const ending = { ...contract, claimedCovers: [claimed] }
      const rows = refundRows(ending, { day, kind: 'law' })
      const free = refundRows(contract, { day, kind: 'law' })
      for (const [index, row] of rows.entries())
        if (row.kind === 'cover')
          expect(row.backCents).toBe(row.code === claimed ? 0 : free[index]?.backCents)
      expect(totalBack(rows)).toBeLessThanOrEqual(totalBack(free))
    }),
    RUNS,
  )
}, 60_000)
