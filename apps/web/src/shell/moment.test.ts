import { expect, test } from 'vitest'
import { dayText, formatMoment, shortMoment } from './moment.ts'

test('a day is written in full, an instant by its day in Paris', () => {
  expect(dayText('2026-12-01')).toBe('1er\u00a0décembre\u00a02026')
  expect(dayText('2026-11-16T23:30:00Z')).toBe('17\u00a0novembre\u00a02026')
})

test('an instant is written with the time in Paris', () => {
  expect(formatMoment('2026-11-21T17:02:59Z')).toBe('21\u00a0novembre\u00a02026 à 18:02')
  expect(formatMoment('2026-07-31T22:05:00.123Z')).toBe('1er\u00a0août\u00a02026 à 00:05')
})

test('tables show instants in figures', () => {
  expect(shortMoment('2026-11-01T23:02:59Z')).toBe('02/11/2026 00:02')
  expect(shortMoment('2026-11-01T08:02:09Z', 'second')).toBe('01/11/2026 09:02:09')
})
