import { expect, test } from 'vitest'
import { checkPeriod, defaultPeriod, endOf, formatPeriodLength } from './period.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-11-21')
const period = (start: string, end: string) => ({ start: day(start), end: day(end) })

test.each([
  ['2026-11-21', '2026-12-21'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-31', '2028-02-29'],
])('the default period from %s ends on %s', (start, end) => {
  expect(defaultPeriod(day(start)).end.toString()).toBe(end)
})

test.each([
  ['today to tomorrow', '2026-11-21', '2026-11-22'],
  ['a later month', '2027-03-01', '2027-04-01'],
  ['five years to the day', '2026-11-21', '2031-11-21'],
])('a period of %s is accepted', (_, start, end) => {
  expect(checkPeriod(period(start, end), today)).toEqual({ ok: true, value: period(start, end) })
})

test.each([
  ['starts yesterday', '2026-11-20', '2026-12-20', 'period.in_past', 'start_date'],
  ['ends the day it starts', '2026-11-21', '2026-11-21', 'period.end_before_start', 'end_date'],
  ['ends before it starts', '2026-12-21', '2026-11-22', 'period.end_before_start', 'end_date'],
  ['lasts a day more than five years', '2026-11-21', '2031-11-22', 'period.too_long', 'end_date'],
])('a period that %s is refused', (_, start, end, code, path) => {
  expect(checkPeriod(period(start, end), today)).toMatchObject({ ok: false, error: { code, path } })
})

test.each([
  ['start_date', { start: null, end: today }],
  ['end_date', { start: today, end: null }],
  ['start_date', { start: null, end: null }],
])('a period without %s is refused, asking for both dates', (path, partial) => {
  expect(checkPeriod(partial, today)).toEqual({
    ok: false,
    error: {
      code: 'period.missing',
      message: 'Veuillez sélectionner une date de début et une date de fin.',
      path,
    },
  })
})

test.each([
  ['2026-12-12', '2027-01-03', '23 jours'],
  ['2026-11-21', '2026-11-22', '2 jours'],
  ['2026-11-21', '2026-11-21', '1 jour'],
  ['2026-11-21', '2026-12-21', '1 mois'],
  ['2026-09-01', '2026-09-30', '1 mois'],
  ['2026-09-01', '2026-11-30', '3 mois'],
  ['2025-12-03', '2026-12-02', '1 an'],
  ['2026-11-21', '2031-11-21', '5 ans'],
  ['2026-09-01', '2026-10-02', '32 jours'],
  // as offered from the last day of a month: the same day of a shorter one, its last
  ['2027-01-31', '2027-02-28', '1 mois'],
  ['2026-11-30', '2027-02-28', '3 mois'],
  ['2027-01-31', '2027-03-30', '2 mois'],
])('a period from %s to %s lasts %s', (start, end, length) => {
  expect(formatPeriodLength(period(start, end))).toBe(length)
})

test('a length chosen in months ends on the same day, a year on the day before', () => {
  const start = day('2026-11-28')
  expect([1, 3, 6, 12].map((months) => endOf(start, months).toString())).toEqual([
    '2026-12-28',
    '2027-02-28',
    '2027-05-28',
    '2027-11-27',
  ])
  expect(formatPeriodLength({ start, end: endOf(start, 12) })).toBe('1 an')
})
