import { expect, test } from 'vitest'
import type { LinkedContract } from './policy-chain.ts'
import { checkRenewal, earliestRenewal, latestRenewalEnd } from './renewal.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const period = (start: string, end: string) => ({ start: day(start), end: day(end) })
const january = period('2027-01-01', '2027-01-31')

const linked = (id: string, start: string, end: string): LinkedContract => ({
  id,
  ...period(start, end),
  status: 'active',
  origin: 'original',
  parentId: null,
  originId: null,
  renewalId: null,
})
const first = linked('a', '2027-01-01', '2027-01-31')
const renew = (
  start: string | null,
  end: string | null,
  { today = '2027-01-20', chain = [first] } = {},
) =>
  checkRenewal(january, {
    period: { start: start === null ? null : day(start), end: end === null ? null : day(end) },
    chain,
    today: day(today),
  })

test.each([
  ['2027-01-20', '2027-02-01'],
  ['2027-01-31', '2027-02-01'],
  ['2027-02-01', '2027-02-01'],
  ['2027-03-15', '2027-03-15'],
])('a contract renewed on %s starts again on %s at the earliest', (today, earliest) => {
  expect(earliestRenewal(january, day(today)).toString()).toBe(earliest)
})

test.each([
  // 31 days, and also a month from the 1st to the last: counting days gives more in February
  ['2027-01-01', '2027-01-31', '2027-02-01', '2027-03-03'],
  // 28 days, and a month: counting a month gives more
  ['2027-02-01', '2027-02-28', '2027-03-01', '2027-03-31'],
  // a month to the same day of the month
  ['2026-11-21', '2026-12-21', '2026-12-22', '2027-01-22'],
  ['2026-02-15', '2026-03-15', '2026-03-16', '2026-04-16'],
  // a year to the day before, then over a leap day
  ['2026-03-01', '2027-02-28', '2027-03-01', '2028-02-29'],
  // three months from the last day of November, as offered: 91 days, then 93
  ['2026-11-30', '2027-02-28', '2027-03-01', '2027-06-01'],
  // from a leap day
  ['2028-02-29', '2029-02-28', '2029-03-01', '2030-03-01'],
  // ten days are ten days
  ['2027-01-01', '2027-01-10', '2027-02-01', '2027-02-10'],
])(
  'a contract from %s to %s renewed from %s lasts until %s at most',
  (start, end, from, latest) => {
    expect(latestRenewalEnd(period(start, end), day(from)).toString()).toBe(latest)
  },
)

test.each([
  ['from the next day', '2027-02-01', '2027-02-28'],
  ['for as many days', '2027-02-01', '2027-03-03'],
  ['for two days', '2027-02-01', '2027-02-02'],
  ['that starts later', '2027-05-10', '2027-06-09'],
])('a renewal %s is accepted', (_, start, end) => {
  expect(renew(start, end)).toEqual({ ok: true, value: period(start, end) })
})

test.each([
  ['without a start', null, '2027-02-28', 'renewal.start_missing', 'start_date'],
  ['without an end', '2027-02-01', null, 'renewal.end_missing', 'end_date'],
  ['from the last day', '2027-01-31', '2027-02-10', 'renewal.too_early', 'start_date'],
  [
    'that starts before the contract',
    '2026-12-01',
    '2026-12-10',
    'renewal.too_early',
    'start_date',
  ],
  ['for one day', '2027-02-01', '2027-02-01', 'period.end_before_start', 'end_date'],
  ['that ends before it starts', '2027-02-10', '2027-02-01', 'period.end_before_start', 'end_date'],
  [
    'that lasts a day longer than the contract',
    '2027-02-01',
    '2027-03-04',
    'renewal.too_long',
    'end_date',
  ],
  ['in the year 2200', '2200-01-01', '2200-01-31', 'period.too_long', 'end_date'],
])('a renewal %s is refused', (_, start, end, code, path) => {
  expect(renew(start, end)).toMatchObject({ ok: false, error: { code, path } })
})

test('a renewal that starts in the past is refused, even long after the contract has ended', () => {
  expect(renew('2027-04-30', '2027-05-20', { today: '2027-05-01' })).toMatchObject({
    error: {
      code: 'renewal.too_early',
      message: 'Le nouveau contrat commence au plus tôt le 1er\u00a0mai\u00a02027.',
    },
  })
})

test('a renewal that overlaps a later contract of the chain is refused, unless that one is cancelled', () => {
  const later = linked('b', '2027-03-01', '2027-03-31')
  expect(renew('2027-02-20', '2027-03-01', { chain: [first, later] })).toMatchObject({
    error: {
      code: 'renewal.overlap',
      message:
        'Cette période en chevauche une autre de ce contrat, du 1er\u00a0mars\u00a02027 au 31\u00a0mars\u00a02027.',
    },
  })
  expect(renew('2027-02-20', '2027-02-28', { chain: [first, later] })).toMatchObject({ ok: true })
  const cancelled = { ...later, status: 'cancelled' as const }
  expect(renew('2027-02-20', '2027-03-01', { chain: [first, cancelled] })).toMatchObject({
    ok: true,
  })
})

test('the five years count from the first day of the chain', () => {
  const chain = [linked('a', '2022-03-01', '2026-12-31'), linked('b', '2027-01-01', '2027-01-31')]
  expect(renew('2027-02-01', '2027-03-01', { chain })).toMatchObject({ ok: true })
  expect(renew('2027-02-01', '2027-03-02', { chain })).toMatchObject({
    error: { code: 'period.too_long' },
  })
})
