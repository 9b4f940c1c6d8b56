import { expect, test } from 'vitest'
import {
  addWorkableDays,
  addWorkingDays,
  easterOf,
  isPublicHoliday,
  isWorkingDay,
  workingDaysBetween,
} from './working-days.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  // a year with the exception of the calculation, and two where the century matters
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2100, '2100-03-28'],
  [2200, '2200-04-06'],
])('Easter of %d is %s', (year, expected) => {
  expect(easterOf(year).toString()).toBe(expected)
})

test('2026 has its eleven public holidays', () => {
  const days = Array.from({ length: 365 }, (_, at) => day('2026-01-01').add({ days: at }))
  expect(days.filter(isPublicHoliday).map(String)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
})

test('weekends and 11 November are not working days', () => {
  expect(
    ['2026-11-09', '2026-11-11', '2026-11-14', '2026-11-15'].map((one) => isWorkingDay(day(one))),
  ).toEqual([true, false, false, false])
})

test.each([
  ['2026-11-20', 1, '2026-11-23'], // Friday, then Monday
  ['2026-11-21', 1, '2026-11-23'], // Saturday
  ['2026-11-16', 5, '2026-11-23'],
  ['2026-11-09', 2, '2026-11-12'], // past 11 November
  ['2026-12-24', 2, '2026-12-29'], // past Christmas, a Friday, and a weekend
  ['2026-05-13', 1, '2026-05-15'], // past Ascension
  ['2026-11-16', 0, '2026-11-16'],
])('after %s, %d working days end on %s', (from, count, end) => {
  expect(addWorkingDays(day(from), count).toString()).toBe(end)
})

test.each([
  ['2026-11-16', '2026-11-16', 0],
  ['2026-11-16', '2026-11-17', 1],
  ['2026-11-20', '2026-11-23', 1],
  ['2026-11-09', '2026-11-13', 3],
  ['2026-11-17', '2026-11-16', 0],
])('from %s to %s there are %d working days', (from, to, count) => {
  expect(workingDaysBetween({ from: day(from), to: day(to) })).toBe(count)
})

test('working days are counted up to the maximum asked for', () => {
  const year = { from: day('2026-01-01'), to: day('2026-12-31') }
  expect(workingDaysBetween(year, 3)).toBe(3)
  // 261 days from Monday to Friday, less the nine holidays among them
  expect(workingDaysBetween(year)).toBe(252)
})

test.each([
  ['2026-11-12', 10, '2026-11-24'], // both Saturdays count
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-10', 1, '2026-11-12'],
])('after %s, %d « jours ouvrables » end on %s', (from, count, end) => {
  expect(addWorkableDays(day(from), count).toString()).toBe(end)
})
