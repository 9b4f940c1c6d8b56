import { expect, test } from 'vitest'
import { presumptionOf } from './memo.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const issuedOn = day('2026-11-21')

test.each([
  ['in force: 15 days', '2026-11-01', '2027-10-31', '2026-11-21 2026-12-06'],
  ['ending sooner: until its last day', '2026-11-01', '2026-11-24', '2026-11-21 2026-11-24'],
  ['yet to start: from its first day', '2026-12-01', '2026-12-31', '2026-12-01 2026-12-06'],
  [
    'starting on the last of the 15 days: that day',
    '2026-12-06',
    '2026-12-31',
    '2026-12-06 2026-12-06',
  ],
  ['starting later: never', '2026-12-07', '2026-12-31', null],
])('the insurance memo presumes cover for a contract %s', (_, start, end, expected) => {
  const presumption = presumptionOf(issuedOn, { start: day(start), end: day(end) })
  expect(presumption && `${presumption.start.toString()} ${presumption.end.toString()}`).toBe(
    expected,
  )
})
