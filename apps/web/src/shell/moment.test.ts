import { expect, test } from 'vitest'
import { dayText } from './moment.ts'

test('a day is written in full, an instant as its day in Paris', () => {
  expect(dayText('2026-12-01')).toBe('1er\u00a0décembre\u00a02026')
  expect(dayText('2026-11-16T23:30:00Z')).toBe('17\u00a0novembre\u00a02026')
})
