import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movementClosedLines, receiptLines, shareReceipt, sureReceipt } from './receipt.ts'

const dues = [
  { id: 'march', owed: 8602 },
  { id: 'april', owed: 8602 },
  { id: 'may', owed: 5000 },
]

describe('a transfer matched by its reference alone', () => {
  test.each([
    ['pays part of the instalment it names', 4000, 'april', [['april', 4000]]],
    ['pays the whole instalment it names', 8602, 'april', [['april', 8602]]],
    [
      'pays two instalments at once',
      17_204,
      'march',
      [
        ['march', 8602],
        ['april', 8602],
      ],
    ],
    [
      'pays two instalments, naming the second',
      17_204,
      'april',
      [
        ['march', 8602],
        ['april', 8602],
      ],
    ],
    [
      'pays all three instalments',
      22_204,
      'may',
      [
        ['march', 8602],
        ['april', 8602],
        ['may', 5000],
      ],
    ],
    ['is left to a person when it is four cents too high', 8606, 'march', null],
    ['is left to a person when its amount fits two other instalments', 17_204, 'may', null],
    ['is left to a person when it names an instalment already paid', 8602, 'february', null],
  ])('%s', (_, cents, named, paid) => {
    const receipt = sureReceipt(cents, { named, dues })
    expect(receipt?.paid.map((one) => [one.dueId, one.cents]) ?? null).toEqual(paid)
  })
})

describe('a transfer matched by a person', () => {
  test('refunds the four cents paid in excess', () => {
    const one = [{ id: 'a', owed: 11_196 }]
    const receipt = shareReceipt(11_200, { named: 'a', dues: one })
    expect(receipt).toEqual({ paid: [{ dueId: 'a', cents: 11_196 }], beyondCents: 4 })
    expect(receiptLines(receipt, 'to_be_matched')).toEqual([
      { account: 'to_be_matched', cents: 11_200 },
      { account: 'policyholders', cents: -11_196, dueId: 'a' },
      { account: 'policyholders', cents: -4 },
    ])
  })

  test('pays the instalment it names first, then the oldest', () => {
    expect(shareReceipt(10_000, { named: 'may', dues }).paid).toEqual([
      { dueId: 'may', cents: 5000 },
      { dueId: 'march', cents: 5000 },
    ])
  })

  test('is refunded in full when the instalment was already paid', () => {
    const paid = [{ id: 'a', owed: 0 }]
    expect(shareReceipt(500, { named: 'a', dues: paid })).toEqual({ paid: [], beyondCents: 500 })
  })

  test('is shared without losing or doubling a cent, whatever is owed', () => {
    const amounts = fc.array(fc.integer({ min: -500, max: 100_000 }), { maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), amounts, fc.nat(11), (cents, owed, at) => {
        const all = owed.map((one, index) => ({ id: String(index), owed: one }))
        const known = { named: String(at), dues: all }
        for (const receipt of [shareReceipt(cents, known), sureReceipt(cents, known)]) {
          if (!receipt) continue
          const lines = receiptLines(receipt, 'bank')
          expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(0)
          expect(lines[0]).toEqual({ account: 'bank', cents })
          for (const { dueId, cents: paid } of receipt.paid)
            expect(paid).toBeLessThanOrEqual(owed[Number(dueId)] ?? 0)
        }
      }),
      { numRuns: 10_000 },
    )
  })
})

test('an unidentified movement is booked to a waiting account, and out of it when it is returned', () => {
  const sums = new Map<string, number>()
  for (const { account, cents } of [...movementClosedLines(500), ...movementClosedLines(-500)])
    sums.set(account, (sums.get(account) ?? 0) + cents)
  expect([...sums.values()]).toEqual([0, 0])
})
