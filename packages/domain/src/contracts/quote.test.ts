import { expect, test } from 'vitest'
import { lastDayOfQuote, periodFromToday, quoteDaysLeft } from './quote.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const period = (start: string, end: string) => ({ start: day(start), end: day(end) })

test('a quote is valid for thirty days, the last included', () => {
  const last = lastDayOfQuote(day('2026-11-21'))
  expect(last.toString()).toBe('2026-12-21')
  expect(quoteDaysLeft(last, day('2026-11-21'))).toBe(30)
  expect(quoteDaysLeft(last, day('2026-12-20'))).toBe(1)
  expect(quoteDaysLeft(last, day('2026-12-21'))).toBe(0)
  expect(quoteDaysLeft(last, day('2026-12-22'))).toBeNull()
})

test.each([
  ['a period to come stays', '2026-12-12', '2027-01-03', '2026-12-12', '2027-01-03'],
  ['one that begins today stays', '2026-11-21', '2026-12-21', '2026-11-21', '2026-12-21'],
  [
    'a month that began is a month from today',
    '2026-11-01',
    '2026-12-01',
    '2026-11-21',
    '2026-12-21',
  ],
  [
    'a year that began is a year from today',
    '2026-11-20',
    '2027-11-20',
    '2026-11-21',
    '2027-11-21',
  ],
  [
    'days that began are as many from today',
    '2026-11-10',
    '2026-11-19',
    '2026-11-21',
    '2026-11-30',
  ],
])('%s', (_, start, end, newStart, newEnd) => {
  expect(periodFromToday(period(start, end), day('2026-11-21'))).toEqual(period(newStart, newEnd))
})
