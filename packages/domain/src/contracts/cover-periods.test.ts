import { describe, expect, test } from 'vitest'
import { traitsOf } from '../products/traits.ts'
import { choiceQuestions } from '../subscription/choices.ts'
import { tariffByVersion } from '../subscription/tariffs.ts'
import { coverPeriods, cutAfter, formatCoverPeriod, holdsOn } from './cover-periods.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const at = (text: string) => Temporal.Instant.from(text)

function periodsOf(
  product: 'car' | 'travel',
  { level, ...contract }: { level: string; start: string; end: string; signedAt: string },
) {
  const tariff = tariffByVersion(product, `${product}-2026-1`)
  if (!tariff) throw new Error('no tariff')
  const question = choiceQuestions(tariff).find(({ id }) => id === tariff.levelQuestion)
  return coverPeriods({
    tariff,
    choices: { [question?.id ?? '']: level },
    period: { start: day(contract.start), end: day(contract.end) },
    untilDeparture: traitsOf(product).coversUntilDeparture,
    signedAt: at(contract.signedAt),
  }).map(({ code, from, until }) => [code, from.toString(), until.toString()])
}

const trip = { start: '2027-03-03', end: '2027-03-12', signedAt: '2026-11-22T15:00:00Z' }

test('a trip’s cancellation cover runs from signature to departure, its other covers during the trip', () => {
  expect(periodsOf('travel', { level: 'travel.level.comfort', ...trip })).toEqual([
    ['cancellation', '2026-11-22T15:00:00Z', '2027-03-03T23:00:00Z'],
    ['medical', '2027-03-02T23:00:00Z', '2027-03-12T23:00:00Z'],
    ['baggage', '2027-03-02T23:00:00Z', '2027-03-12T23:00:00Z'],
    ['assistance', '2027-03-02T23:00:00Z', '2027-03-12T23:00:00Z'],
  ])
})

test('a level without cancellation cover has no period for it', () => {
  const codes = periodsOf('travel', { level: 'travel.level.essential', ...trip })
  expect(codes.map(([code]) => code)).toEqual(['medical', 'assistance'])
})

test('a car signed on its first day is covered from the signature to the end of the last day in Paris', () => {
  const car = {
    level: 'car.level.third_party',
    start: '2027-03-20',
    end: '2027-04-19',
    signedAt: '2027-03-20T09:30:00Z',
  }
  for (const [, from, until] of periodsOf('car', car))
    expect([from, until]).toEqual(['2027-03-20T09:30:00Z', '2027-04-19T22:00:00Z'])
})

test('a travel extension signed after the departure has no cancellation cover', () => {
  const signed = { ...trip, signedAt: '2027-03-05T10:00:00Z' }
  const codes = periodsOf('travel', { level: 'travel.level.comfort', ...signed })
  expect(codes.map(([code]) => code)).toEqual(['medical', 'baggage', 'assistance'])
})

describe('a cover period', () => {
  const period = { from: at('2026-11-22T15:00:00Z'), until: at('2027-03-03T23:00:00Z') }

  test.each([
    ['2026-11-21', false],
    ['2026-11-22', true],
    ['2027-03-03', true],
    ['2027-03-04', false],
  ])('from 22 November to 3 March includes %s: %s', (on, holds) =>
    expect(holdsOn(period, day(on))).toBe(holds),
  )

  test('is cut at the end of the day the contract ends, or dropped when that day comes before it', () => {
    expect(cutAfter(period, day('2026-12-01'))?.until.toString()).toBe('2026-12-01T23:00:00Z')
    expect(cutAfter(period, day('2027-04-01'))).toEqual(period)
    expect(cutAfter(period, day('2026-11-21'))).toBeNull()
  })

  test('is written in French, with the hours of Paris', () => {
    expect(formatCoverPeriod(period)).toBe(
      'du 22\u00a0novembre\u00a02026 à 16\u00a0h\u00a000 au 3\u00a0mars\u00a02027 à 24\u00a0h',
    )
    expect(formatCoverPeriod({ ...period, from: at('2027-03-02T23:00:00Z') })).toBe(
      'du 3\u00a0mars\u00a02027 à 0\u00a0h au 3\u00a0mars\u00a02027 à 24\u00a0h',
    )
  })
})
