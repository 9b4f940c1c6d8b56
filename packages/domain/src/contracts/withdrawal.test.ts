import { describe, expect, test } from 'vitest'
import { canWithdraw, withdrawalRight } from './withdrawal.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const on = (text: string) => ({ today: day(text), isClaimed: false })
const travel = (start: string, end: string) => ({
  product: 'travel' as const,
  period: { start: day(start), end: day(end) },
  isProfessional: false,
  concludedOn: day('2026-11-21'),
})

test.each([
  [
    'a car for a year',
    { ...travel('2027-01-01', '2027-12-31'), product: 'car' as const },
    'compulsory-motor',
  ],
  ['30 days of a 31-day month', travel('2026-12-01', '2026-12-30'), 'travel-under-one-month'],
  ['27 days of February', travel('2027-02-01', '2027-02-27'), 'travel-under-one-month'],
  [
    'a year of travel for work',
    { ...travel('2027-01-01', '2027-12-31'), isProfessional: true },
    'professional',
  ],
] as const)('there is no right of withdrawal for %s', (_, contract, because) => {
  expect(withdrawalRight(contract)).toMatchObject({ right: 'none', because })
})

test.each([
  ['a whole month of travel', '2026-12-01', '2026-12-31'],
  ['February', '2027-02-01', '2027-02-28'],
  ['from one day to the same of the next month', '2026-11-21', '2026-12-21'],
])('the right of withdrawal lasts 14 full days for %s', (_, start, end) => {
  expect(withdrawalRight(travel(start, end))).toEqual({
    right: 'fourteen-days',
    lastDay: day('2026-12-05'),
  })
})

describe('the right of withdrawal', () => {
  const right = { right: 'fourteen-days', lastDay: day('2026-12-05') } as const

  test('can be used until its last day', () => {
    expect(canWithdraw(right, on('2026-12-05')).ok).toBe(true)
  })

  test('can’t be used after its last day', () => {
    expect(canWithdraw(right, on('2026-12-06'))).toMatchObject({
      error: {
        code: 'withdrawal.ended',
        message: expect.stringContaining('pris fin le 5\u00a0décembre\u00a02026'),
      },
    })
  })

  test('can’t be used once a claim was declared', () => {
    const asked = { today: day('2026-11-22'), isClaimed: true }
    expect(canWithdraw(withdrawalRight(travel('2027-01-01', '2027-12-31')), asked)).toMatchObject({
      error: { code: 'withdrawal.claim' },
    })
  })

  test('can’t be used on a car contract, and the legal reason is given', () => {
    expect(
      canWithdraw(
        withdrawalRight({ ...travel('2027-01-01', '2027-12-31'), product: 'car' }),
        on('2026-11-21'),
      ),
    ).toMatchObject({
      error: { code: 'withdrawal.none', message: expect.stringContaining('obligatoire') },
    })
  })
})
