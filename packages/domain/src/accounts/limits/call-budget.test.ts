import { expect, test } from 'vitest'
import { spend } from './call-budget.ts'

const budget = { perSecond: 10, atOnce: 100 }

test.each([
  // nothing was used yet
  { before: undefined, weight: 1, at: 50, after: 1 },
  // exactly the whole budget
  { before: { units: 80, at: 50 }, weight: 20, at: 50, after: 100 },
  // 3 s bring back 30 of 95: 65 and 20 are 85
  { before: { units: 95, at: 50 }, weight: 20, at: 53, after: 85 },
  // what is in use never goes below zero
  { before: { units: 95, at: 50 }, weight: 20, at: 500, after: 20 },
  // heavier than the whole budget: accepted once nothing is in use
  { before: { units: 95, at: 50 }, weight: 250, at: 60, after: 250 },
  // a clock that goes back neither gives nor takes anything
  { before: { units: 10, at: 50 }, weight: 1, at: 20, after: 11 },
])(
  'from $before, a call of weight $weight at $at s is accepted and brings the use to $after',
  ({ before, weight, at, after }) => {
    expect(spend(before, { budget, weight, at })).toEqual({ ok: true, value: { units: after, at } })
  },
)

test.each([
  // 15 too many are given back in 1.5 s
  { units: 95, weight: 20, at: 50, seconds: 2 },
  { units: 100, weight: 1, at: 50, seconds: 1 },
  // a call heavier than the whole budget waits until nothing is in use
  { units: 95, weight: 250, at: 50, seconds: 10 },
  // 250 in use, 1 s later 240: 141 too many
  { units: 250, weight: 1, at: 51, seconds: 15 },
])(
  'at $units in use, a call of weight $weight at $at s is refused, to be retried after $seconds s',
  (given) => {
    const { units, weight, at, seconds } = given
    expect(spend({ units, at: 50 }, { budget, weight, at })).toEqual({ ok: false, error: seconds })
  },
)
