import { expect, test } from 'vitest'
import { SITUATION_CHANGED, VEHICLE_SOLD } from '../products/ending-grounds.ts'
import { cancellationRefund, cancellationWarnings, withdrawalRefund } from './cancellation.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const contract = {
  start: day('2027-01-01'),
  end: day('2027-02-09'),
  priceCents: 10_650,
  flatCents: 650,
  isTakenOver: false,
}

test.each([
  // 40 days of 2,50 €
  ['long before', '2026-11-21', 40, 10_000],
  ['the day before', '2026-12-31', 40, 10_000],
  ['on the first day', '2027-01-01', 39, 9750],
  ['half way', '2027-01-20', 20, 5000],
  ['the day before the last', '2027-02-08', 1, 250],
  ['on the last day', '2027-02-09', 0, 0],
  ['later', '2027-03-01', 0, 0],
])(
  'a contract cancelled %s (%s) has %d days left and refunds %d cents',
  (_, today, daysLeft, refundCents) => {
    expect(cancellationRefund(contract, day(today))).toMatchObject({
      days: 40,
      daysLeft,
      refundCents,
    })
  },
)

test('half a cent of refund is rounded up: 1 of 2 days left of 10,01 €', () => {
  const short = { ...contract, end: day('2027-01-02'), priceCents: 1001, flatCents: 0 }
  expect(cancellationRefund(short, day('2027-01-01')).refundCents).toBe(501)
})

test('a contract replaced by its extension refunds nothing, and says why', () => {
  expect(cancellationRefund({ ...contract, isTakenOver: true }, day('2027-01-01'))).toEqual({
    days: 40,
    daysLeft: 0,
    refundCents: 0,
    note: 'Son prix est compris dans celui de sa prolongation.',
  })
})

test.each([
  ['the whole price before the first day', '2026-12-31', 10_650],
  // 106,50 € x 36 ÷ 40
  ['the days left on the fourth day', '2027-01-04', 9585],
])('a withdrawal refunds %s (%s)', (_, today, refundCents) => {
  expect(withdrawalRefund(contract, day(today)).refundCents).toBe(refundCents)
})

test('cancelling a car warns of compulsory insurance and the fine unless it is sold; a trip of neither', () => {
  expect(cancellationWarnings('car').map(({ code }) => code)).toEqual([
    'immediate',
    'compulsory-insurance',
    'uninsured-fine',
  ])
  expect(cancellationWarnings('car', VEHICLE_SOLD).map(({ code }) => code)).toEqual([
    'definitive',
    'proof',
  ])
  expect(cancellationWarnings('car', SITUATION_CHANGED).map(({ code }) => code)).toEqual([
    'definitive',
    'compulsory-insurance',
    'uninsured-fine',
    'proof',
  ])
  expect(cancellationWarnings('travel').map(({ code }) => code)).toEqual(['immediate'])
})
