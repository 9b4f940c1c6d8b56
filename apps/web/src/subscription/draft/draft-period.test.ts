import type { Period } from '@sillage/domain/values/period.ts'
import { expect, test } from 'vitest'
import { draftPeriod, pricedPeriod } from './draft-period.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const month = { start: today, end: Temporal.PlainDate.from('2026-12-27') }
const text = (period: Period) => `${period.start.toString()} ${period.end.toString()}`

test('the dates chosen on the price page are those of the price in the questionnaire', () => {
  const period = { start: '2026-12-10', end: '2026-12-20' }
  expect(text(pricedPeriod({ period }, today))).toBe('2026-12-10 2026-12-20')
})

test.each([
  ['no draft', null],
  ['no dates', { period: null }],
  ['one date', { period: { start: '2026-12-10', end: null } }],
  ['a start in the past', { period: { start: '2026-11-26', end: '2026-12-20' } }],
  ['an end before the start', { period: { start: '2026-12-20', end: '2026-12-10' } }],
])('with %s, the price is that of a month from today', (_, draft) => {
  expect(text(pricedPeriod(draft, today))).toBe(text(month))
})

test('a period half chosen stays half chosen', () => {
  expect(draftPeriod({ period: { start: '2026-12-10', end: null } }, today).end).toBeNull()
})
