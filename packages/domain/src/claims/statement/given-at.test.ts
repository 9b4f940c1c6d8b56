import { expect, test } from 'vitest'
import { checkGivenAt } from './given-at.ts'

const now = Temporal.Instant.from('2026-11-30T12:00:00Z')
const check = (givenAt: string) => checkGivenAt(Temporal.Instant.from(givenAt), now)

test.each(['2026-11-30T11:59:00Z', '2026-11-30T12:05:00Z', '2026-10-31T12:00:00Z'])(
  'a signature dated %s is accepted',
  (givenAt) => {
    expect(check(givenAt).ok).toBe(true)
  },
)

test.each([
  ['2026-11-30T12:05:01Z', 'statement.given_later'],
  ['2027-11-30T12:00:00Z', 'statement.given_later'],
  ['2026-10-31T11:59:59Z', 'statement.given_long_ago'],
])('a signature dated %s is refused', (givenAt, code) => {
  expect(check(givenAt)).toMatchObject({ ok: false, error: { code, path: 'given_at' } })
})
