import { expect, test } from 'vitest'
import { checkHouseDelays, HOUSE_DELAYS } from './house-delays.ts'

test('the insurer’s default delays are 2, 10 and 20 working days, and are valid', () => {
  expect(HOUSE_DELAYS).toEqual({ answer: 2, study: 10, decision: 20 })
  expect(checkHouseDelays(HOUSE_DELAYS)).toEqual({ ok: true, value: HOUSE_DELAYS })
})

test.each([
  [{ answer: 1, study: 1, decision: 1 }, true],
  [{ answer: 10, study: 30, decision: 60 }, true],
  [{ answer: 0, study: 10, decision: 20 }, 'answer'],
  [{ answer: 11, study: 10, decision: 20 }, 'answer'],
  [{ answer: 2, study: 31, decision: 20 }, 'study'],
  [{ answer: 2, study: 10, decision: 61 }, 'decision'],
  [{ answer: 2.5, study: 10, decision: 20 }, 'answer'],
  [{ answer: 2, study: Number.NaN, decision: 20 }, 'study'],
])('the delays %o are valid, or the wrong one is named: %s', (delays, expected) => {
  expect(checkHouseDelays(delays)).toMatchObject(
    expected === true
      ? { ok: true, value: delays }
      : { ok: false, error: { code: 'delays.outside', path: expected } },
  )
})
