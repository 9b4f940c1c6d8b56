import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Parts, partsGivenBack, totalOf } from './parts.ts'
import { schedule } from './schedule.ts'
import {
  awaitsEnd,
  type DatedDue,
  duesAtEnd,
  leftToPay,
  mostReceived,
  type OpenDue,
  paidBackOf,
  settle,
  settlementLines,
  totalsOf,
} from './settlement.ts'

const CAR: Parts = {
  premium: 62315,
  tax_33: 10494,
  tax_18: 5493,
  tax_9: 0,
  fgti: 650,
  climate: 1200,
}
const signedOn = Temporal.PlainDate.from('2026-11-22')
const start = Temporal.PlainDate.from('2026-12-01')

/** The car paid monthly, with some instalments issued, and what is unpaid of each. */
function dues({
  issued,
  owed = {},
}: {
  issued: number
  owed?: Record<number, number>
}): DatedDue[] {
  const instalments = schedule(CAR, {
    plan: { cadence: 'monthly', method: 'direct_debit' },
    period: { start, end: start.add({ days: 364 }) },
    signedOn,
  })
  return instalments.map(({ rank, dueOn, parts }) => ({
    id: `due ${rank}`,
    dueOn,
    method: 'direct_debit',
    parts,
    isIssued: rank <= issued,
    owedCents: owed[rank] ?? 0,
  }))
}

const given = (cents: number) => partsGivenBack(CAR, { cents, kept: ['fgti', 'climate'] })
/** 219 of 365 days left. */
const BACK = given(46_981)

describe('ending a contract after five monthly instalments', () => {
  test('voids seven instalments and refunds 13,06 € when all five are paid', () => {
    const settled = settle(dues({ issued: 5 }), BACK)
    expect(settled.voided).toEqual([6, 7, 8, 9, 10, 11, 12].map((rank) => `due ${rank}`))
    expect(settled).toMatchObject({ credits: [], refundCents: 1306, owed: null })
    expect(settlementLines(settled, 'new')).toEqual([
      { account: 'policyholders', cents: -1306 },
      { account: 'premium', cents: 1039 },
      { account: 'tax_33', cents: 175 },
      { account: 'tax_18', cents: 92 },
    ])
  })

  test('leaves 52,20 € due and refunds nothing when the fifth is unpaid', () => {
    const settled = settle(dues({ issued: 5, owed: { 5: 6526 } }), BACK)
    expect(settled).toMatchObject({
      credits: [{ dueId: 'due 5', cents: 1306 }],
      refundCents: 0,
      owed: null,
    })
    expect(6526 - 1306).toBe(5220)
    expect(settlementLines(settled, 'new')[0]).toEqual({
      account: 'policyholders',
      cents: -1306,
      dueId: 'due 5',
    })
  })

  test('credits the oldest first when two are unpaid', () => {
    const settled = settle(dues({ issued: 5, owed: { 4: 1000, 5: 6526 } }), BACK)
    expect(settled.credits).toEqual([
      { dueId: 'due 4', cents: 1000 },
      { dueId: 'due 5', cents: 306 },
    ])
  })
})

test('an ending is summarised in four amounts that add up to the refund', () => {
  const all = dues({ issued: 5, owed: { 5: 1000 } })
  const totals = totalsOf([{ dues: all, settlement: settle(all, BACK) }])
  expect(totals).toEqual({
    paid: 33_477,
    paidBack: 306,
    takenOff: 1000,
    givenUp: 45_675,
    owed: 0,
  })
  expect(totals.paidBack + totals.takenOff + totals.givenUp - totals.owed).toBe(46_981)
})

const paidBy = (one: { readonly dueOn: Temporal.PlainDate; readonly cents: number }) => [
  one.dueOn.toString(),
  one.cents,
]

const until = (day: string) => ({ start, coveredUntil: Temporal.PlainDate.from(day) })

describe('what stays to be paid after an ending', () => {
  const restOn = Temporal.PlainDate.from('2026-12-08')
  test('is what was issued and not credited, then what the ending makes due', () => {
    // nothing paid: the first of twelve is issued, 83,76 €; 120,00 € are kept
    const unpaid = dues({ issued: 1, owed: { 1: 8376 } })
    const settled = settle(unpaid, given(80_152 - 12_000))
    const left = leftToPay(unpaid, settled, restOn)
    expect(left).toEqual([
      { dueOn: start, method: 'direct_debit', cents: 8376 },
      { dueOn: restOn, method: 'transfer', cents: 12_000 - 8376 },
    ])
    // credited in part
    const credited = dues({ issued: 5, owed: { 5: 6526 } })
    expect(leftToPay(credited, settle(credited, BACK), restOn).map(paidBy)).toEqual([
      ['2027-04-01', 5220],
    ])
    expect(leftToPay(dues({ issued: 5 }), settle(dues({ issued: 5 }), BACK), restOn)).toEqual([])
  })

  test('of a later ending includes what is due until then, which it then finds paid', () => {
    const whole: DatedDue = {
      id: 'due 1',
      dueOn: restOn,
      method: 'transfer',
      parts: CAR,
      isIssued: true,
      owedCents: 80_152,
    }
    const later = duesAtEnd([whole], until('2026-12-31'))
    expect(later.toPay).toEqual([{ dueOn: restOn, method: 'transfer', cents: 80_152 }])
    expect(settle(later.dues, BACK)).toMatchObject({ credits: [], refundCents: 46_981 })
    expect(leftToPay(later.dues, settle(later.dues, BACK), restOn)).toEqual([])
    // before it is due, an ending lowers it
    const sooner = duesAtEnd([whole], until('2026-12-07'))
    expect(sooner).toEqual({ dues: [whole], toPay: [] })
  })

  test('of a later ending leaves what is due in its last ten days to the end', () => {
    const cover = { start, coveredUntil: Temporal.PlainDate.from('2026-12-20') }
    const waits = (dueOn: string) => awaitsEnd({ dueOn: Temporal.PlainDate.from(dueOn) }, cover)
    expect([waits('2026-12-10'), waits('2026-12-11')]).toEqual([false, true])
  })

  test('of a later ending follows the instalments of the months until then', () => {
    const later = duesAtEnd(dues({ issued: 1, owed: { 1: 8376 } }), until('2027-02-20'))
    expect(later.toPay.map(paidBy)).toEqual([
      ['2026-12-01', 8376],
      ['2027-01-04', 6525],
      ['2027-02-01', 6525],
    ])
    // that of March is for days after the end: it is not asked for, although its notice would be due
    expect(later.dues.filter(({ isIssued }) => isIssued)).toHaveLength(3)
  })

  test('of an ending before the first day asks for nothing until then', () => {
    const all = dues({ issued: 1, owed: { 1: 8376 } })
    const later = duesAtEnd(all, { start, coveredUntil: Temporal.PlainDate.from('2026-11-30') })
    expect(later).toEqual({ dues: all, toPay: [] })
  })
})

test('ending a contract paid in one payment refunds the whole amount given back', () => {
  const whole: OpenDue = { id: 'due 1', parts: CAR, isIssued: true, owedCents: 0 }
  const settled = settle([whole], BACK)
  expect(settled).toMatchObject({ voided: [], refundCents: 46_981, owed: null })
  expect(settlementLines(settled, 'new')).toEqual([
    { account: 'policyholders', cents: -46_981 },
    { account: 'premium', cents: 37_389 },
    { account: 'tax_33', cents: 6_296 },
    { account: 'tax_18', cents: 3_296 },
  ])
})

test('ending a contract not yet paid lowers what is due', () => {
  const whole: OpenDue = { id: 'due 1', parts: CAR, isIssued: true, owedCents: 80_152 }
  expect(settle([whole], BACK)).toMatchObject({
    credits: [{ dueId: 'due 1', cents: 46_981 }],
    refundCents: 0,
  })
})

test('days used that cost more than was asked for become due', () => {
  // two instalments issued, 149,01 €; 300,00 € are kept for the days used
  const settled = settle(dues({ issued: 2 }), given(80_152 - 30_000))
  expect(settled).toMatchObject({ credits: [], refundCents: 0 })
  expect(settled.owed && totalOf(settled.owed)).toBe(30_000 - 14_901)
  expect(settlementLines(settled, 'new')[0]).toEqual({
    account: 'policyholders',
    cents: 15_099,
    dueId: 'new',
  })
})

test('an ending with nothing to refund and nothing to ask for posts no entry', () => {
  expect(settlementLines(settle([], given(0)), 'new')).toEqual([])
})

const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

test('in any ending, what is kept equals what was paid, less the refund, plus what stays due', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.nat(78_302),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 }),
      (issued, cents, shares) => {
        const all = dues({ issued }).map((due, index) => ({
          ...due,
          owedCents: due.isIssued ? Math.floor(totalOf(due.parts) * (shares[index] ?? 0)) : 0,
        }))
        const settled = settle(all, given(cents))
        const asked = all.filter(({ isIssued }) => isIssued)
        const owedBefore = total(asked.map(({ owedCents }) => owedCents))
        const paid = total(asked.map(({ parts }) => totalOf(parts))) - owedBefore
        const credited = total(settled.credits.map((credit) => credit.cents))
        const due = owedBefore - credited + (settled.owed ? totalOf(settled.owed) : 0)
        expect(80_152 - cents).toBe(paid - settled.refundCents + due)
        const left = leftToPay(all, settled, start)
        expect(total(left.map((one) => one.cents))).toBe(due)
        expect(settled.refundCents).toBeLessThanOrEqual(paid)
        const lines = settlementLines(settled, 'new')
        expect(total(lines.map((line) => line.cents))).toBe(0)
        for (const credit of settled.credits)
          expect(credit.cents).toBeLessThanOrEqual(
            all.find(({ id }) => id === credit.dueId)?.owedCents ?? 0,
          )
      },
    ),
    { numRuns: 10_000 },
  )
}, 60_000)

const promise = { promised: 46_981, waiting: 46_981, owed: 33_171 }

describe('a refund promised before the ledger existed', () => {
  test('is paid only for what was received beyond what is owed', () => {
    expect(paidBackOf(promise, 80_152)).toBe(46_981)
    expect(paidBackOf(promise, 40_000)).toBe(6829)
    expect(paidBackOf(promise, 33_171)).toBe(0)
    expect(paidBackOf(promise, 0)).toBe(0)
  })

  test('never exceeds the promise', () => {
    expect(paidBackOf({ promised: 1000, waiting: 1000, owed: -5000 }, 0)).toBe(1000)
  })

  test('can be backed by at most what was asked for', () => {
    expect(mostReceived(promise)).toBe(80_152)
    // two contracts of a chain ended: for the first one examined, all that was paid for both may be entered
    expect(mostReceived({ waiting: 60_000, owed: 20_152 })).toBe(80_152)
    expect(mostReceived({ waiting: 1000, owed: -5000 })).toBe(0)
  })
})
