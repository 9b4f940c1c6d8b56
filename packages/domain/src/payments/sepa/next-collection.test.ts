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
  ['on the first day of settlement from its own', untried, '2027-03-22'],
  ['as soon as the bank takes it once its day is over', { ...untried, dueOn: today }, '2027-03-03'],
  // 6 March is a Saturday
  ['five days after a refusal for lack of money', failed('AM04'), '2027-03-08'],
  ['anew once there is another account', failed('AC04'), '2027-03-03'],
  ['anew once our file is mended', failed('FF01'), '2027-03-03'],
])('a debit is collected %s', (_, debit, expected) => {
  expect(collectionDay(debit, today)?.toString()).toBe(expected)
})

test.each([
  ['a second refusal', failed('AM04', 2)],
  ['a refund that was asked for', failed('MD06')],
  ['a reason that nobody knows', failed('ZZ99')],
])('nothing is tried after %s', (_, debit) => {
  expect(collectionDay(debit, today)).toBeNull()
})
