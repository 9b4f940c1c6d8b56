import { expect, test } from 'vitest'
import { collectionDay } from './next-collection.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
// a Monday
const today = day('2027-03-01')
const untried = { dueOn: day('2027-03-20'), failures: 0, lastReason: null, lastAnswer: null }
const failed = (lastReason: string, failures = 1) => ({
  dueOn: day('2027-02-25'),
  failures,
  lastReason,
  lastAnswer: today,
})

test.each([
  // 20 March is a Saturday
  ['on the first settlement day from its due date', untried, '2027-03-22'],
  [
    'as soon as the bank can once its due date is too close',
    { ...untried, dueOn: today },
    '2027-03-03',
  ],
  // 6 March is a Saturday
  ['five days after a refusal for lack of funds', failed('AM04'), '2027-03-08'],
  ['again once the account was replaced', failed('AC04'), '2027-03-03'],
  ['again once our file is fixed', failed('FF01'), '2027-03-03'],
])('a direct debit is collected %s', (_, debit, expected) => {
  expect(collectionDay(debit, today)?.toString()).toBe(expected)
})

test.each([
  ['a second refusal', failed('AM04', 2)],
  ['a refund asked by the holder', failed('MD06')],
  ['an unknown reason', failed('ZZ99')],
])('a direct debit is not tried again after %s', (_, debit) => {
  expect(collectionDay(debit, today)).toBeNull()
})
