import { expect, test } from 'vitest'
import { isPresent } from './presence.ts'

const provedAt = Temporal.Instant.from('2026-11-22T10:00:00Z')

test.each([
  // the moment itself
  ['2026-11-22T10:00:00Z', true],
  ['2026-11-22T10:09:59.999Z', true],
  // exactly ten minutes still counts
  ['2026-11-22T10:10:00Z', true],
  ['2026-11-22T10:10:00.001Z', false],
  ['2026-11-22T12:00:00Z', false],
  // the same hour of another day
  ['2026-11-23T10:05:00Z', false],
  // proved on another server, whose clock is ahead
  ['2026-11-22T09:59:58Z', true],
])('a proof of presence given at 10:00 UTC is still valid at %s: %s', (now, holds) => {
  expect(isPresent({ provedAt, now: Temporal.Instant.from(now) })).toBe(holds)
})
