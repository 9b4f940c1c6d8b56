import { expect, test } from 'vitest'
import { weightOf } from '../../subscription/premiums.ts'
import { tariffInForce } from '../../subscription/tariffs.ts'
import { carConditions } from './conditions.ts'

const { scale } = tariffInForce('car', Temporal.PlainDate.from('2027-06-01'))
const [said = ''] = /soit\spour\sun\san\s[^.]*\./.exec(JSON.stringify(carConditions)) ?? []
const printed = [...said.matchAll(/([\d,]+)\s%\saprès\s(\d+)\sjours?/g)].map(
  ([, percent = '', days = '']) => [Number(days), percent] as const,
)

test('the terms print the scale of short periods for seven lengths', () =>
  expect(printed.map(([days]) => days)).toEqual([1, 7, 30, 60, 90, 180, 270]))

test.each(printed)(
  'after %i days the tariff has earned the %s %% printed in the terms',
  (days, percent) => {
    const earned = (100 * weightOf(scale, days)) / weightOf(scale, 365)
    expect(earned).toBeCloseTo(Number(percent.replace(',', '.')), 6)
  },
)
