import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movementClosedLines, receiptLines, shareReceipt, sureReceipt } from './receipt.ts'

const dues = [
  { id: 'march', owed: 8602 },
  { id: 'april', owed: 8602 },
  { id: 'may', owed: 5000 },
]

describe('what a transfer pays by its reference alone', () => {
  test.each([
    ['some of it', 4000, 'april', [['april', 4000]]],
    ['all of it', 8602, 'april', [['april', 8602]]],
    [
      'two instalments at once',
      17_204,
      'march',
      [
        ['march', 8602],
        ['april', 8602],
      ],
    ],
    [
      'two, by the reference of the second',
      17_204,
      'april',
      [
        ['march', 8602],
        ['april', 8602],
      ],
    ],
    [
      'all three',
      22_204,
      'may',
      [
        ['march', 8602],
        ['april', 8602],
        ['may', 5000],
      ],
    ],
    ['four cents too many', 8606, 'march', null],
    ['two of which its own is neither', 17_204, 'may', null],
    ['one that is paid', 8602, 'february', null],
  ])('%s', (_, cents, named, paid) => {
    const receipt = sureReceipt(cents, { named, dues })
    expect(receipt?.paid.map((one) => [one.dueId, one.cents]) ?? null).toEqual(paid)
  })
})

describe('what a person says that it pays', () => {
  test('four cents too many go back', () => {
    const one = [{ id: 'a', owed: 11_196 }]
    const receipt = shareReceipt(11_200, { named: 'a', dues: one })
    expect(receipt).toEqual({ paid: [{ dueId: 'a', cents: 11_196 }], beyondCents: 4 })
    expect(receiptLines(receipt, 'to_be_matched')).toEqual([
      { account: 'to_be_matched', cents: 11_200 },
      { account: 'policyholders', cents: -11_196, dueId: 'a' },
      { account: 'policyholders', cents: -4 },
    ])
  })

  test('the one it names comes first, then the oldest', () => {
    expect(shareReceipt(10_000, { named: 'may', dues }).paid).toEqual([
      { dueId: 'may', cents: 5000 },
      { dueId: 'march', cents: 5000 },
    ])
  })

  test('the same transfer a second time goes back whole', () => {
    const paid = [{ id: 'a', owed: 0 }]
    expect(shareReceipt(500, { named: 'a', dues: paid })).toEqual({ paid: [], beyondCents: 500 })
  })

  test('nothing is lost nor paid twice, whatever is owed', () => {
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

test('what is nobody’s waits in an account of its own, and leaves it when it goes back', () => {
  const sums = new Map<string, number>()
  for (const { account, cents } of [...movementClosedLines(500), ...movementClosedLines(-500)])
    sums.set(account, (sums.get(account) ?? 0) + cents)
  expect([...sums.values()]).toEqual([0, 0])
})
