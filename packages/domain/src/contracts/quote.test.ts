import { expect, test } from 'vitest'
import { lastDayOfDates, lastDayOfQuote, periodFromToday, quoteDaysLeft } from './quote.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const period = (start: string, end: string) => ({ start: day(start), end: day(end) })

test('a quote is valid for thirty days, including the last', () => {
  const last = lastDayOfQuote(day('2026-11-21'))
  expect(last.toString()).toBe('2026-12-21')
  expect(quoteDaysLeft(last, day('2026-11-21'))).toBe(30)
  expect(quoteDaysLeft(last, day('2026-12-20'))).toBe(1)
  expect(quoteDaysLeft(last, day('2026-12-21'))).toBe(0)
  expect(quoteDaysLeft(last, day('2026-12-22'))).toBeNull()
})

test.each([
  ['keeps a period that is yet to come', '2026-12-12', '2027-01-03', '2026-12-12', '2027-01-03'],
  ['keeps a period that begins today', '2026-11-21', '2026-12-21', '2026-11-21', '2026-12-21'],
  [
    'for a month already begun is moved to a month from today',
    '2026-11-01',
    '2026-12-01',
    '2026-11-21',
    '2026-12-21',
  ],
  [
    'for a year already begun is moved to a year from today',
    '2026-11-20',
    '2027-11-20',
    '2026-11-21',
    '2027-11-21',
  ],
  [
    'for days already begun is moved to as many days from today',
    '2026-11-10',
    '2026-11-19',
    '2026-11-21',
    '2026-11-30',
  ],
])('a quote %s', (_, start, end, newStart, newEnd) => {
  expect(periodFromToday(period(start, end), day('2026-11-21'))).toEqual(period(newStart, newEnd))
})

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-12-01', '2026-12-01'],
  ['2027-03-01', '2026-12-21'],
])('the dates of a quote that begins on %s can be taken until %s', (start, until) => {
  const begun = { start: Temporal.PlainDate.from(start) }
  expect(lastDayOfDates(begun, Temporal.PlainDate.from('2026-11-21')).toString()).toBe(until)
})
