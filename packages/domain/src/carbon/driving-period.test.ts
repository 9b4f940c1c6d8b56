import { expect, test } from 'vitest'
import { drivingEmissions } from './driving-period.ts'
import { factorSetInForce } from './factor-sets.ts'
import { CONSTANT_VEHICLE, DAYS_OF_YEAR, vehicleEmissions } from './vehicle.ts'

const factors = factorSetInForce(Temporal.PlainDate.from('2026-11-22'))
const kilometres = 12_000

test('the specification’s car emits 238 kg by usage in 31 days', () => {
  const { parts } = drivingEmissions(CONSTANT_VEHICLE, { kilometres, factors, days: 31 })
  expect(parts.usage).toBeCloseTo(238.3, 1)
})

test('365 days emit as much as the yearly figure, and usage adds up too', () => {
  const year = vehicleEmissions(CONSTANT_VEHICLE, { kilometres, factors })
  const driven = drivingEmissions(CONSTANT_VEHICLE, { kilometres, factors, days: DAYS_OF_YEAR })
  expect(driven.kg).toBeCloseTo(year.kg, 9)
  expect(driven.parts.usage).toBeCloseTo(year.parts.usage, 9)
})

test('a small electric car emits less than a fifteenth of the specification’s car by usage', () => {
  const electric = { fuelType: 'electric', size: 'small', year: 2024 } as const
  const of = (vehicle: typeof electric | typeof CONSTANT_VEHICLE) =>
    drivingEmissions(vehicle, { kilometres, factors, days: 31 }).parts.usage
  expect(of(electric)).toBeLessThan(of(CONSTANT_VEHICLE) / 15)
})
