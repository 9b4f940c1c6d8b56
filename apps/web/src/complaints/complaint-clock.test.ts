import { expect, test } from 'vitest'
import { clockOf } from './complaint-clock.ts'

test.each([
  ['2026-12-01', 'encore 10\u00a0jours', false],
  ['2026-11-22', 'encore 1\u00a0jour', false],
  ['2026-11-21', 'dernier jour', false],
  ['2026-11-20', '1\u00a0jour de retard', true],
  ['2026-10-21', '31\u00a0jours de retard', true],
])('on 21 November, a deadline of %s is shown as « %s »', (lastDay, text, isLate) => {
  expect(clockOf(lastDay, Temporal.PlainDate.from('2026-11-21'))).toEqual({ text, isLate })
})
