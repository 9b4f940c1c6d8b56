import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween } from '../values/day.ts'
import { type Cover, drivenMonths } from './driven-months.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const cover = (start: string, end: string, cancelledOn: string | null = null): Cover => ({
  start: day(start),
  end: day(end),
  cancelledOn: cancelledOn === null ? null : day(cancelledOn),
})
const daysOf = (given: Cover, today: string) =>
  drivenMonths(given, day(today)).map(({ month, days }) => [month, days])

test('driven days are counted from the first day of the contract to today, both included', () => {
  const given = cover('2026-11-20', '2027-01-19')
  expect(daysOf(given, '2026-11-20')).toEqual([['2026-11', 1]])
  expect(daysOf(given, '2026-12-02')).toEqual([
    ['2026-11', 11],
    ['2026-12', 2],
  ])
})

test('driven days stop at the last day of the contract', () => {
  expect(daysOf(cover('2026-12-30', '2027-01-02'), '2030-01-01')).toEqual([
    ['2026-12', 2],
    ['2027-01', 2],
  ])
})

test('driven days stop on the day of a cancellation', () => {
  const given = cover('2026-11-01', '2026-12-31', '2026-11-10')
  expect(daysOf(given, '2026-12-15')).toEqual([['2026-11', 10]])
})

test('no day is driven before the start, nor on a contract cancelled before its start', () => {
  expect(daysOf(cover('2026-12-01', '2026-12-31'), '2026-11-30')).toEqual([])
  expect(daysOf(cover('2026-12-01', '2026-12-31', '2026-11-20'), '2026-12-15')).toEqual([])
})

test.each(['2026', '2028'])('the monthly shares of the year %s add up to one', (year) => {
  const months = drivenMonths(cover(`${year}-01-01`, `${year}-12-31`), day('2030-01-01'))
  expect(months).toHaveLength(12)
  expect(months.reduce((sum, { shareOfYear }) => sum + shareOfYear, 0)).toBeCloseTo(1, 12)
})

test('each day up to today or the end of the contract is counted once', () => {
  const days = fc.integer({ min: 0, max: 800 })
  fc.assert(
    fc.property(days, days, days, (start, length, now) => {
      const first = day('2027-01-15').add({ days: start })
      const end = first.add({ days: length })
      const today = day('2027-01-15').add({ days: now })
      const months = drivenMonths({ start: first, end, cancelledOn: null }, today)
      const last = daysBetween(today, end) < 0 ? end : today
      expect(months.reduce((sum, month) => sum + month.days, 0)).toBe(
        Math.max(0, daysBetween(first, last) + 1),
      )
      expect(new Set(months.map(({ month }) => month)).size).toBe(months.length)
    }),
  )
})
