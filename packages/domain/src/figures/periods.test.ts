import { expect, test } from 'vitest'
import { changeOf, monthsOf, monthsUpTo, stretchBack } from './periods.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

test.each([
  ['2026-11-26', 1, '2026-11-01', '2026-10-01', '2026-10-26'],
  ['2026-11-26', 3, '2026-09-01', '2026-06-01', '2026-08-26'],
  ['2026-11-26', 12, '2025-12-01', '2024-12-01', '2025-11-26'],
  // February has no 31st: its last day is used
  ['2026-03-31', 1, '2026-03-01', '2026-02-01', '2026-02-28'],
  ['2026-01-01', 3, '2025-11-01', '2025-08-01', '2025-10-01'],
])(
  'on %s, %i months start on %s and are compared with the time from %s to %s',
  (today, months, from, first, last) => {
    const { now, before } = monthsUpTo(day(today), months)
    expect([now.from, now.to, before.from, before.to].map(String)).toEqual([
      from,
      today,
      first,
      last,
    ])
  },
)

test.each([
  [7, 1],
  [30, 1],
  [90, 3],
  [365, 12],
])('%i days are shown as %i months', (days, months) => {
  expect(monthsOf(days)).toBe(months)
})

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [1, 3, -67],
  [100, 100, 0],
  [0, 8, -100],
  [8, 0, null],
  [8, -8, null],
])('%i after %i is a change of %s percent', (now, before, percent) => {
  expect(changeOf({ now, before })).toBe(percent)
})

test.each([
  [30, 0, '2026-10-27T10:00:00Z', '2026-11-26T10:00:00Z'],
  [30, 1, '2026-09-27T10:00:00Z', '2026-10-27T10:00:00Z'],
  [90, 3, '2025-12-01T10:00:00Z', '2026-03-01T10:00:00Z'],
])(
  'a stretch of %i days, %i times back, begins at %s and ends at %s',
  (days, back, since, until) => {
    const stretch = stretchBack(Temporal.Instant.from('2026-11-26T10:00:00Z'), days, back)
    expect([stretch.since, stretch.until].map(String)).toEqual([since, until])
  },
)
