import { expect, test } from 'vitest'
import { drivingYear } from './driving-year.ts'
import { factorSetInForce } from './factor-sets.ts'

test('a year of driving is 11,634 km × 0.2176 kg, that is 2,532 kg', () => {
  const year = drivingYear(factorSetInForce(Temporal.PlainDate.from('2026-11-21')))
  expect(year.kg).toBeCloseTo(2531.56, 1)
  expect(year.factor.rows.map(({ id }) => id)).toEqual([
    'car.average.usage',
    'car.average.manufacturing',
  ])
})
