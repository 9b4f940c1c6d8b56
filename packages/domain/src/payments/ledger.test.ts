import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RefundRow } from '../contracts/refund.ts'
import type { PriceRow } from '../subscription/pricing.ts'
import { dueLines, givenBackLines, taxesDeclaredLines, taxesPaidLines } from './ledger.ts'
import {
  PARTS,
  type Part,
  type Parts,
  partsAdded,
  partsGivenBack,
  partsOf,
  partsOfRefund,
  totalOf,
} from './parts.ts'

const NONE = { premium: 0, tax_33: 0, tax_18: 0, tax_9: 0, fgti: 0, climate: 0 }
const row = (kind: PriceRow['kind'], code: string, cents: number): PriceRow => ({
  kind,
  code,
  label: code,
  cents,
})

const refunded = (kind: RefundRow['kind'], code: string, backCents: number): RefundRow => ({
  kind,
  code,
  label: code,
  paidCents: backCents,
  backCents,
})

/** The example of an all-risks car for a year: 789,52 € and 12,00 € for the climate. */
const CAR: Parts = {
  premium: 62315,
  tax_33: 10494,
  tax_18: 5493,
  tax_9: 0,
  fgti: 650,
  climate: 1200,
}

describe('the parts of a price', () => {
  test('are the taxes, the fund and the premium, which includes covers, fee and natural disasters', () => {
    const rows = [
      row('base', 'base', 20_000),
      row('factor', 'car.usage', 11_500),
      row('cover', 'liability', 31_800 - 315),
      row('cover', 'theft_fire', 3_500),
      row('tax', 'natural_disasters', 315),
      row('tax', 'motor_liability_tax', 10_494),
      row('tax', 'motor_other_tax', 684),
      row('fund', 'terrorism_fund', 650),
      row('total', 'total', 47_128),
    ]
    expect(partsOf({ rows, totalCents: 47_128 }, 1_200)).toEqual({
      premium: 35_300,
      tax_33: 10_494,
      tax_18: 684,
      tax_9: 0,
      fgti: 650,
      climate: 1_200,
    })
  })

  test('of a travel contract are the premium and the 9 % tax', () => {
    const rows = [
      row('cover', 'cancellation', 4_453),
      row('tax', 'travel_tax', 401),
      row('total', 'total', 4_854),
    ]
    expect(partsOf({ rows, totalCents: 4_854 }, 0)).toEqual({ ...NONE, premium: 4_453, tax_9: 401 })
  })
})

describe('a ledger entry', () => {
  test('for a signature debits the policyholder with the whole and credits each part', () => {
    expect(dueLines(CAR)).toEqual([
      { account: 'policyholders', cents: 80_152 },
      { account: 'premium', cents: -62_315 },
      { account: 'tax_33', cents: -10_494 },
      { account: 'tax_18', cents: -5_493 },
      { account: 'fgti', cents: -650 },
      { account: 'climate', cents: -1_200 },
    ])
  })

  test('for an extension holds only what the new price adds, without levies already charged', () => {
    const whole = { ...CAR, premium: 67_479, tax_33: 11_364, tax_18: 5_948 }
    expect(dueLines(partsAdded(whole, CAR))).toEqual([
      { account: 'policyholders', cents: 6_489 },
      { account: 'premium', cents: -5_164 },
      { account: 'tax_33', cents: -870 },
      { account: 'tax_18', cents: -455 },
    ])
  })

  test('for a cancellation refunds premium and taxes, never the fund', () => {
    const back = partsGivenBack(CAR, { cents: 46_981, kept: ['fgti', 'climate'] })
    expect(givenBackLines(back)).toEqual([
      { account: 'policyholders', cents: -46_981 },
      { account: 'premium', cents: 37_389 },
      { account: 'tax_33', cents: 6_296 },
      { account: 'tax_18', cents: 3_296 },
    ])
  })

  test('for a refund by cover gives back the tax of each cover', () => {
    const rows = [
      refunded('cover', 'liability', 10_000),
      refunded('cover', 'theft_fire', 2_000),
      refunded('fee', 'fee', 0),
      refunded('tax', 'natural_disasters', 180),
      refunded('tax', 'motor_liability_tax', 3_300),
      refunded('tax', 'motor_other_tax', 392),
      refunded('fund', 'terrorism_fund', 0),
    ]
    expect(partsOfRefund(rows)).toEqual({ ...NONE, premium: 12_180, tax_33: 3_300, tax_18: 392 })
    // less is refunded, so that the price of the days used is kept: every part is reduced by its share
    const kept = partsOfRefund([...rows, refunded('minimum', 'minimum', -7_936)])
    expect(kept).toEqual({ ...NONE, premium: 6_090, tax_33: 1_650, tax_18: 196 })
  })

  test('of zero has no line', () => {
    expect(dueLines(NONE)).toEqual([])
    expect(givenBackLines(partsGivenBack(CAR, { cents: 0, kept: [] }))).toEqual([])
  })
})

const anyParts: fc.Arbitrary<Parts> = fc.record(
  Object.fromEntries(PARTS.map((part) => [part, fc.nat(5_000_000)])) as Record<
    Part,
    fc.Arbitrary<number>
  >,
)

const sum = (lines: readonly { readonly cents: number }[]) =>
  lines.reduce((all, { cents }) => all + cents, 0)

test('any entry sums to zero, and any refund to the amount given back', () => {
  fc.assert(
    fc.property(
      anyParts,
      anyParts,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (one, two, share) => {
        expect(sum(dueLines(partsAdded(two, one)))).toBe(0)
        const cents = Math.floor((totalOf(one) - one.fgti) * share)
        const back = partsGivenBack(one, { cents, kept: ['fgti'] })
        expect(totalOf(back)).toBe(cents)
        for (const part of PARTS) expect(back[part]).toBeLessThanOrEqual(one[part])
        expect(sum(givenBackLines(back))).toBe(0)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('the taxes of a month move to the tax office account, then to the bank', () => {
  // the worked example of a year paid at once
  const declared = taxesDeclaredLines({ tax_33: 10_494, tax_18: 5493, tax_9: 0, fgti: 650 })
  expect(declared).toEqual([
    { account: 'tax_33', cents: 10_494 },
    { account: 'tax_18', cents: 5493 },
    { account: 'fgti', cents: 650 },
    { account: 'tax_office', cents: -16_637 },
  ])
  expect(taxesPaidLines(16_637, 'bank')).toEqual([
    { account: 'tax_office', cents: 16_637 },
    { account: 'bank', cents: -16_637 },
  ])
})

test('refunding more than the price throws', () => {
  expect(() => partsGivenBack(CAR, { cents: 78_303, kept: ['fgti', 'climate'] })).toThrow(
    RangeError,
  )
})
