import { expect, test } from 'vitest'
import { DAILY_STEPS, isDue } from './daily-steps.ts'

const at = (text: string) => Temporal.Instant.from(text)
const never = { succeededAt: null, failedAt: null, askedAt: null }
const NOON = at('2026-11-23T12:00:00+01:00')

test.each([
  ['never done', never, true],
  ['done this morning', { ...never, succeededAt: at('2026-11-23T00:00:05+01:00') }, false],
  // 22:59 in London, a second before midnight in Paris
  ['done yesterday', { ...never, succeededAt: at('2026-11-22T22:59:59Z') }, true],
  ['done tomorrow, by a wrong clock', { ...never, succeededAt: at('2026-11-24T12:00:00Z') }, true],
  ['failed 59 minutes ago', { ...never, failedAt: at('2026-11-23T11:01:00+01:00') }, false],
  ['failed an hour ago', { ...never, failedAt: at('2026-11-23T11:00:00+01:00') }, true],
  [
    'done this morning, and requested again by a root',
    { ...never, succeededAt: at('2026-11-23T00:00:05+01:00'), askedAt: NOON },
    true,
  ],
])('a daily step is due or not when it was %s', (_, state, isToBeDone) => {
  expect(isDue(state, NOON)).toBe(isToBeDone)
})

test('each step has a name of its own', () => {
  expect(new Set(DAILY_STEPS).size).toBe(DAILY_STEPS.length)
})
