import { expect, test } from 'vitest'
import { type BoughtContribution, givenBack } from './given-back.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const january = { start: day('2027-01-01'), end: day('2027-01-31') }
const driven: BoughtContribution = { of: 'driving', period: january, cents: 877, kg: 877.1 }
const travelled: BoughtContribution = { ...driven, of: 'trips' }

test.each([
  // the day on which it ends counts as used
  ['2026-12-20', 877, 877.1],
  ['2027-01-01', 849, 848.81],
  ['2027-01-10', 594, 594.16],
  ['2027-01-31', 0, 0],
  ['2027-02-15', 0, 0],
])(
  'a car contract cancelled on %s gives back the contribution of the days left',
  (on, cents, kg) => {
    expect(givenBack(driven, { kind: 'cancellation', endedOn: day(on) })).toEqual({ cents, kg })
  },
)

const ended = (on: string) => givenBack(travelled, { kind: 'cancellation', endedOn: day(on) }).cents

test('a cancelled travel contract gives its contribution back before the departure only', () => {
  expect(ended('2026-12-31')).toBe(877)
  expect(ended('2027-01-01')).toBe(0)
})

test('a withdrawal gives the whole contribution back, even after the start', () => {
  for (const bought of [driven, travelled])
    expect(givenBack(bought, { kind: 'withdrawal', endedOn: day('2027-01-10') })).toEqual({
      cents: 877,
      kg: 877.1,
    })
})
