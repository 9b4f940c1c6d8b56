import { expect, test } from 'vitest'
import {
  dayInParis,
  dayOf,
  daysBetween,
  formatDay,
  formatDayOfYear,
  formatDays,
  formatMoment,
  formatShortDay,
  impossibleDay,
  isBefore,
  parseDay,
} from './day.ts'
import { daysCovered } from './period.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2028-02-29', '2028-02-29'],
  ['2026-11-21T10:00:00Z', '2026-11-21'],
  ['2026-11-21T23:30:00.000Z', '2026-11-22'], // winter: Paris is an hour ahead
  ['2026-07-01T22:00:00Z', '2026-07-02'], // summer: two hours
  ['2026-11-21T00:30:00+02:00', '2026-11-20'],
  ['9998-12-31', '9998-12-31'],
])('%s is the day %s in Paris', (text, expected) => {
  expect(parseDay(text)?.toString()).toBe(expected)
})

test.each([
  '2026-02-30',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '26-11-21',
  '21/11/2026',
  '2026-11-21T25:00:00Z',
  '2026-11-21T10:00:00',
  '2026-11-21[u-ca=hebrew]',
  ' 2026-11-21',
  '9999-12-31T23:59:59Z', // the year 10000 in Paris
  '9999-12-31', // the next day is in the year 10000
  '0000-06-01',
  '0999-12-31',
  '',
  'demain',
])('« %s » is not a day', (text) => {
  expect(parseDay(text)).toBeNull()
})

test.each([
  [{ day: 31, month: 2, year: 2026 }, 'Le 31\u00a0février n’existe pas.'],
  [{ day: 29, month: 2, year: 2026 }, 'Le 29\u00a0février\u00a02026 n’existe pas.'],
  [{ day: 31, month: 11, year: 2026 }, 'Le 31\u00a0novembre n’existe pas.'],
  [{ day: 0, month: 1, year: 2026 }, 'Le 0\u00a0janvier n’existe pas.'],
  [
    { day: 12, month: 13, year: 2026 },
    'Il n’y a pas de mois 13\u00a0: écrivez le jour, puis le mois.',
  ],
])('%j is not a day, and the sentence says why', (written, sentence) => {
  expect(dayOf(written)).toBeNull()
  expect(impossibleDay(written)).toBe(sentence)
})

test('three numbers are a day that exists', () => {
  expect(dayOf({ day: 29, month: 2, year: 2028 })?.toString()).toBe('2028-02-29')
})

test('an instant belongs to the day in Paris', () => {
  expect(dayInParis(Temporal.Instant.from('2026-12-31T23:00:00Z')).toString()).toBe('2027-01-01')
})

test('days are counted between two dates, across a leap day and backwards', () => {
  expect(daysBetween(day('2028-02-28'), day('2028-03-01'))).toBe(2)
  expect(daysBetween(day('2026-11-21'), day('2026-11-21'))).toBe(0)
  expect(daysBetween(day('2026-11-21'), day('2026-11-01'))).toBe(-20)
})

test('a period includes its first and its last day', () => {
  expect(daysCovered({ start: day('2026-12-12'), end: day('2027-01-03') })).toBe(23)
  expect(daysCovered({ start: day('2025-12-03'), end: day('2026-12-02') })).toBe(365)
})

test('a day is not before itself', () => {
  expect(isBefore(day('2026-11-21'), day('2026-11-21'))).toBe(false)
  expect(isBefore(day('2026-11-20'), day('2026-11-21'))).toBe(true)
})

test('days are written in French', () => {
  expect(formatDay(day('2026-12-12'))).toBe('12\u00a0décembre\u00a02026')
  expect(formatDay(day('2026-12-01'))).toBe('1er\u00a0décembre\u00a02026')
  expect(formatDay(day('2026-08-21'))).toBe('21\u00a0août\u00a02026')
  expect(formatShortDay(day('2026-12-12'))).toBe('12\u00a0déc.\u00a02026')
  expect(formatShortDay(day('2026-07-01'))).toBe('1er\u00a0juil.\u00a02026')
  expect(formatDayOfYear(day('2026-12-12'))).toBe('12\u00a0déc.')
  expect(formatDayOfYear(day('2027-06-01'))).toBe('1er\u00a0juin')
})

test.each([
  ['2027-03-03', '2027-03-12', '3\u00a0au\u00a012\u00a0mars'],
  ['2027-03-01', '2027-03-01', '1er\u00a0mars'],
  ['2027-02-28', '2027-04-01', '28\u00a0février au 1er\u00a0avril'],
  ['2026-12-28', '2027-01-03', '28\u00a0décembre\u00a02026 au 3\u00a0janvier\u00a02027'],
])('the days from %s to %s are written « %s »', (first, last, text) => {
  expect(formatDays(day(first), day(last))).toBe(text)
})

const written = (instant: string) => formatMoment(Temporal.Instant.from(instant))

test('a moment is written in French, in Paris time, and the first of a month as « 1er »', () => {
  expect(written('2026-07-31T22:05:00Z')).toBe('1er\u00a0août\u00a02026 à 00:05')
  expect(written('2026-11-22T09:25:59Z')).toBe('22\u00a0novembre\u00a02026 à 10:25')
})
