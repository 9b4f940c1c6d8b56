import { expect, test } from 'vitest'
import { ageColour, comesBack, compareUrgency, turnAfterMessage } from './urgency.ts'

const at = (text: string) => Temporal.Instant.from(text)
const claim = {
  status: 'pending',
  waiting: 'insurer',
  waitingSince: at('2026-11-16T09:00:00Z'), // a Monday
  isPressing: false,
} as const
const on = (text: string) => Temporal.PlainDate.from(text)

test.each([
  ['2026-11-16', 'fresh'],
  ['2026-11-17', 'fresh'],
  ['2026-11-18', 'due'],
  ['2026-11-20', 'due'],
  ['2026-11-22', 'due'], // a Sunday doesn't count
  ['2026-11-23', 'late'],
  ['2027-11-23', 'late'],
])('a claim that has waited for us since Monday the 16th is, on %s, %s', (day, colour) => {
  expect(ageColour(claim, on(day))).toBe(colour)
})

test('a claim that waits for the customer or is closed has no age colour', () => {
  const day = on('2027-01-01')
  expect(ageColour({ ...claim, waiting: 'customer' }, day)).toBe('none')
  expect(ageColour({ ...claim, status: 'closed' }, day)).toBe('none')
})

test.each([
  ['closed', 'customer', true],
  ['closed', 'insurer', false],
  ['in_progress', 'customer', false],
] as const)('a %s claim where the %s writes comes back to the desk: %s', (status, by, back) => {
  expect(comesBack({ status, by })).toBe(back)
})

test('urgent claims come first, then the longest waiting, closed ones last', () => {
  const later = { waitingSince: at('2026-11-18T09:00:00Z') }
  const claims = [
    { ...claim, name: 'closed', status: 'closed' },
    { ...claim, name: 'customer', waiting: 'customer' },
    { ...claim, ...later, name: 'recent' },
    { ...claim, name: 'old' },
    { ...claim, ...later, name: 'pressing', isPressing: true },
  ] as const
  expect(claims.toSorted(compareUrgency).map(({ name }) => name)).toEqual([
    'pressing',
    'old',
    'recent',
    'customer',
    'closed',
  ])
})

test('a message passes the turn to the other side, unless staff chooses to keep it', () => {
  const turns = (['customer', 'insurer'] as const).map((by) =>
    [false, true].map((keepsTurn) => turnAfterMessage({ by, keepsTurn })),
  )
  expect(turns).toEqual([
    ['insurer', 'insurer'],
    ['customer', 'insurer'],
  ])
})
