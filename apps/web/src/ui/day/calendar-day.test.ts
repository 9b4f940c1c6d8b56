import { expect, test } from 'vitest'
import { pressDay, toDate, toDay } from './calendar-day.ts'

test('a day given to the calendar comes back unchanged, around changes of clock and of year', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2026-12-31', '2027-01-01', '2028-02-29']) {
    expect(toDay(toDate(day))).toBe(day)
  }
})

test('the first click starts a period and the second one ends it', () => {
  const started = pressDay({ from: undefined, to: undefined }, '2026-12-12')
  expect(started).toEqual({ from: '2026-12-12', to: undefined })
  expect(pressDay(started, '2027-01-03')).toEqual({ from: '2026-12-12', to: '2027-01-03' })
})

test('a period may last one day', () => {
  expect(pressDay({ from: '2026-12-12', to: undefined }, '2026-12-12')).toEqual({
    from: '2026-12-12',
    to: '2026-12-12',
  })
})

test('a click before the start moves the start', () => {
  expect(pressDay({ from: '2026-12-12', to: undefined }, '2026-12-01')).toEqual({
    from: '2026-12-01',
    to: undefined,
  })
})

test('a click on a finished period starts a new one', () => {
  expect(pressDay({ from: '2026-12-12', to: '2027-01-03' }, '2026-12-20')).toEqual({
    from: '2026-12-20',
    to: undefined,
  })
})
