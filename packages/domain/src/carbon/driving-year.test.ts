import { expect, test } from 'vitest'
import { drivingYear } from './driving-year.ts'
import { factorSetInForce } from './factor-sets.ts'

test('from 25 November 2026, a year of driving is 11,634 km × 0.22768 kg, that is 2,649 kg', () => {
  const year = drivingYear(factorSetInForce(Temporal.PlainDate.from('2026-11-25')))
  expect(year.kg).toBeCloseTo(2648.83, 1)
  expect(year.factor.rows.map(({ id, value }) => [id, value])).toEqual([
    // 0.1106 and 0.0317 per person, with 1.6 people in a car
    ['car.journey.usage', 0.17696],
    ['car.journey.manufacturing', 0.05072],
  ])
})

test('with the first set, a year of driving is 11,634 km × 0.2176 kg, that is 2,532 kg', () => {
  const year = drivingYear(factorSetInForce(Temporal.PlainDate.from('2026-11-21')))
  expect(year.kg).toBeCloseTo(2531.56, 1)
  expect(year.factor.rows.map(({ id }) => id)).toEqual([
    'car.average.usage',
    'car.average.manufacturing',
  ])
})
