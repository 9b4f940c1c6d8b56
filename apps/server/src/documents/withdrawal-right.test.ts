import { expect, test } from 'vitest'
import { buildContractDocument } from './documents.factory.ts'
import { withdrawalRight } from './withdrawal-right.ts'

const period = (start: string, end: string) => ({ period: { start, end } })
const particular = buildContractDocument().policyholder

test.each([
  [
    'a car for a year',
    { product: 'car', ...period('2027-01-01', '2027-12-31') },
    'compulsory-motor',
  ],
  ['30 days of a 31-day month', period('2026-12-01', '2026-12-30'), 'travel-under-one-month'],
  ['27 days of February', period('2027-02-01', '2027-02-27'), 'travel-under-one-month'],
  [
    'a year of travel for work',
    { ...period('2027-01-01', '2027-12-31'), policyholder: { ...particular, professional: true } },
    'professional',
  ],
] as const)('there is none for %s', (_, overrides, because) => {
  expect(withdrawalRight(buildContractDocument(overrides))).toEqual({ right: 'none', because })
})

test.each([
  ['a whole month of travel', '2026-12-01', '2026-12-31'],
  ['February', '2027-02-01', '2027-02-28'],
  ['from one day to the same of the next month', '2026-11-21', '2026-12-21'],
])('it lasts 14 full days for %s', (_, start, end) => {
  expect(withdrawalRight(buildContractDocument(period(start, end)))).toEqual({
    right: 'fourteen-days',
    lastDay: '2026-12-05',
  })
})

test('its days are counted in Paris: a contract of 23:30 UTC is of the next day', () => {
  const late = { ...period('2026-12-01', '2026-12-31'), issuedAt: '2026-11-21T23:30:00Z' }
  expect(withdrawalRight(buildContractDocument(late))).toMatchObject({ lastDay: '2026-12-06' })
})
