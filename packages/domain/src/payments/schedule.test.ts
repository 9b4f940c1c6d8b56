import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBefore } from '../values/day.ts'
import { PARTS, type Parts, totalOf } from './parts.ts'
import { canPayMonthly, type PaymentPlan, partsAskedFor, schedule } from './schedule.ts'
import { partsSum } from './settlement.ts'

const NONE = { premium: 0, tax_33: 0, tax_18: 0, tax_9: 0, fgti: 0, climate: 0 }
const day = (text: string) => Temporal.PlainDate.from(text)
const period = (start: string, end: string) => ({ start: day(start), end: day(end) })
const plan = (cadence: PaymentPlan['cadence'], method: PaymentPlan['method']): PaymentPlan => ({
  cadence,
  method,
})

/** An all-risks car for a year: 789,52 € and 12,00 € for the climate. */
const CAR: Parts = {
  premium: 62315,
  tax_33: 10494,
  tax_18: 5493,
  tax_9: 0,
  fgti: 650,
  climate: 1200,
}
const YEAR = period('2026-12-01', '2027-11-30')
const signedOn = day('2026-11-22')
const byMonth = (wanted = YEAR) =>
  schedule(CAR, { plan: plan('monthly', 'direct_debit'), period: wanted, signedOn })

const daysBy = (method: PaymentPlan['method']) =>
  schedule(CAR, {
    plan: plan('monthly', method),
    period: YEAR,
    signedOn,
  }).map(({ dueOn }) => dueOn.toString())

describe('a payment schedule', () => {
  test('in one payment by transfer is due ten days after the signature', () => {
    expect(schedule(CAR, { plan: plan('once', 'transfer'), period: YEAR, signedOn })).toEqual([
      { rank: 1, dueOn: day('2026-12-02'), parts: CAR, cents: 80_152 },
    ])
  })

  test('in one payment by direct debit is due after five days of notice', () => {
    const [whole] = schedule(CAR, { plan: plan('once', 'direct_debit'), period: YEAR, signedOn })
    expect(whole?.dueOn).toEqual(day('2026-11-27'))
  })

  test('by month splits each part of the price, with the fund and the climate part in the first', () => {
    const [first, ...others] = byMonth()
    expect(first).toEqual({
      rank: 1,
      dueOn: day('2026-12-01'),
      parts: { premium: 5193, tax_33: 875, tax_18: 458, tax_9: 0, fgti: 650, climate: 1200 },
      cents: 8376,
    })
    expect(others.slice(0, 4).map(({ cents }) => cents)).toEqual([6525, 6525, 6525, 6526])
    expect(others).toHaveLength(11)
    expect(others.at(-1)?.dueOn).toEqual(day('2027-11-01'))
  })

  test('starting on the 31st falls on the last day of shorter months', () => {
    const days = schedule(CAR, {
      plan: plan('monthly', 'transfer'),
      period: period('2027-01-31', '2027-06-30'),
      signedOn,
    }).map(({ dueOn }) => dueOn.toString())
    expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
  })

  test('has twelve instalments for a year, to its anniversary or the day before, and none after its end', () => {
    const days = (end: string) =>
      byMonth(period('2026-11-28', end)).map(({ dueOn }) => dueOn.toString())
    expect(days('2027-11-28')).toEqual(days('2027-11-27'))
    expect(days('2027-11-28')).toHaveLength(12)
    expect(days('2027-11-28').at(-1)).toBe('2027-10-28')
    // 28 November 2027 is a Sunday: banks would settle after the end
    expect(days('2027-11-29')).toHaveLength(12)
    expect(days('2027-11-30')).toHaveLength(13)
    expect(byMonth(period('2026-11-28', '2027-05-28'))).toHaveLength(6)
  })

  test('starting tomorrow delays the first debit for the notice, and keeps its day from the second on', () => {
    const [first, second] = byMonth(period('2026-11-23', '2027-05-22'))
    expect([first?.dueOn, second?.dueOn].map(String)).toEqual(['2026-11-27', '2026-12-23'])
  })

  test('by direct debit falls on settlement days, by transfer on any day', () => {
    expect(daysBy('direct_debit')[5]).toBe('2027-05-03')
    expect(daysBy('transfer')[5]).toBe('2027-05-01')
  })

  test('may be monthly only for contracts longer than three months', () => {
    expect(canPayMonthly(period('2026-12-01', '2027-02-28'))).toBe(false)
    expect(canPayMonthly(period('2026-12-01', '2027-03-01'))).toBe(true)
    expect(byMonth(period('2026-12-01', '2027-02-28'))).toHaveLength(1)
  })

  test('of a few cents has only as many instalments as cents, numbered from 1', () => {
    const cents = schedule(
      { ...NONE, premium: 2 },
      { plan: plan('monthly', 'transfer'), period: YEAR, signedOn },
    )
    expect(cents.map(({ rank, cents: asked }) => [rank, asked])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  test('of zero is empty', () => {
    expect(schedule(NONE, { plan: plan('once', 'transfer'), period: YEAR, signedOn })).toEqual([])
  })
})

test('negative parts of a price are absorbed by the largest part', () => {
  expect(partsAskedFor({ ...NONE, premium: 1000, tax_33: -1 })).toEqual({ ...NONE, premium: 999 })
  expect(partsAskedFor({ ...NONE, premium: -300, climate: 200, tax_9: 150 })).toEqual({
    ...NONE,
    tax_9: 50,
  })
})

const anyParts: fc.Arbitrary<Parts> = fc.record({
  premium: fc.nat(500_000),
  tax_33: fc.nat(100_000),
  tax_18: fc.nat(50_000),
  tax_9: fc.nat(50_000),
  fgti: fc.constantFrom(0, 650),
  climate: fc.nat(20_000),
})

test('instalments add up to the price part by part, in date order, within four cents of each other', () => {
  fc.assert(
    fc.property(anyParts, fc.nat(1825), fc.nat(200), (parts, days, wait) => {
      const start = signedOn.add({ days: wait })
      const instalments = schedule(parts, {
        plan: plan('monthly', 'direct_debit'),
        period: { start, end: start.add({ days }) },
        signedOn,
      })
      expect(partsSum(instalments.map((one) => one.parts))).toEqual(parts)
      // one expectation per rule and case: one per part of each instalment would take most of the time
      const least = Math.min(
        0,
        ...instalments.flatMap((one) => PARTS.map((part) => one.parts[part])),
      )
      expect(least).toBe(0)
      const cents = instalments.slice(1).map((one) => one.cents)
      // four parts are rounded, each to a cent
      if (cents.length > 0) expect(Math.max(...cents) - Math.min(...cents)).toBeLessThanOrEqual(4)
      const isInOrder = instalments.every(
        ({ dueOn }, index) =>
          index === 0 || isBefore(instalments[index - 1]?.dueOn ?? dueOn, dueOn),
      )
      expect(isInOrder).toBe(true)
      const later = instalments.slice(1)
      expect(later.every(({ dueOn }) => isBefore(dueOn, start.add({ days })))).toBe(true)
    }),
    { numRuns: 10_000 },
  )
}, 60_000)

test('the parts asked for add up to the price, and none is negative', () => {
  const signed = fc.record(
    Object.fromEntries(PARTS.map((part) => [part, fc.integer({ min: -500, max: 5000 })])) as Record<
      (typeof PARTS)[number],
      fc.Arbitrary<number>
    >,
  )
  fc.assert(
    fc.property(signed, (parts) => {
      fc.pre(totalOf(parts) >= 0)
      const asked = partsAskedFor(parts)
      expect(totalOf(asked)).toBe(totalOf(parts))
      for (const part of PARTS) expect(asked[part]).toBeGreaterThanOrEqual(0)
    }),
  )
})
