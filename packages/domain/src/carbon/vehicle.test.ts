import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorSetInForce } from './factor-sets.ts'
import {
  ageIndex,
  areYearlyKilometres,
  CONSTANT_VEHICLE,
  checkVehicle,
  FUEL_TYPES,
  VEHICLE_SIZES,
  vehicleEmissions,
  vehicleSizeOf,
} from './vehicle.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const factors = factorSetInForce(today)

test.each([
  ['petrol', 'medium', 2005, 2806, 3113],
  ['petrol', 'medium', 2020, 2569, 2876],
  ['diesel', 'medium', 2020, 2044, 2351],
  ['electric', 'medium', 2020, 153, 1156],
  ['electric', 'medium', 1990, 153, 1156],
  ['hybrid', 'medium', 2020, 1849, 2171],
  ['plug_in_hybrid', 'medium', 2020, 1521, 1916],
  ['e85', 'medium', 2020, 1332, 1639],
  ['lpg', 'medium', 2020, 2040, 2347],
] as const)(
  '12,000 km in a car (%s, %s, built in %d) emit %d kg of usage, %d with its manufacturing',
  (fuelType, size, year, usage, all) => {
    const result = vehicleEmissions({ fuelType, size, year }, { kilometres: 12_000, factors })
    expect(Math.round(result.parts.usage)).toBe(usage)
    expect(Math.round(result.kg)).toBe(all)
  },
)

test.each([
  ['V01', 'petrol', 'small', 2246.1],
  ['V03', 'diesel', 'medium', 2122.7],
  ['V05', 'petrol', 'suv', 3967.1],
] as const)(
  'a car like %s of Nos Gestes Climat (%s, %s) emits %d kg of usage, within 6 %%',
  (_, fuelType, size, kg) => {
    const { parts } = vehicleEmissions(
      { fuelType, size, year: 2020 },
      { kilometres: 12_000, factors },
    )
    expect(Math.abs(parts.usage / kg - 1)).toBeLessThan(0.06)
  },
)

test.each([
  [1950, 1.22],
  [1995, 1.22],
  [1998, 1.16],
  [2001, 1.1],
  [2005, 1.0933],
  [2007, 1.09],
  [2010, 1.02],
  [2012, 1.01],
  [2014, 1],
  [2026, 1],
])(
  'a petrol car built in %d consumes %d times as much as a recent one; an electric one the same',
  (year, index) => {
    expect(ageIndex({ ...CONSTANT_VEHICLE, year }, factors)).toBeCloseTo(index, 4)
    expect(ageIndex({ ...CONSTANT_VEHICLE, fuelType: 'electric', year }, factors)).toBe(1)
  },
)

test('an unknown vehicle size counts as medium', () => {
  expect(vehicleSizeOf('SUV')).toBe('suv')
  expect(vehicleSizeOf('enormous')).toBe('medium')
})

describe('a vehicle estimate refuses', () => {
  test.each([0, -1, 0.5, 200_001, 1e9, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d km a year',
    (kilometres) => {
      expect(checkVehicle({ kilometres, year: 2005 }, today)).toMatchObject({
        ok: false,
        error: [{ code: 'vehicle.kilometres', path: 'annual_kilometers' }],
      })
    },
  )

  test.each([1800, 1949, 2027, 2126, 2005.5, Number.NaN])('a car built in %d', (year) => {
    expect(checkVehicle({ kilometres: 12_000, year }, today)).toMatchObject({
      ok: false,
      error: [{ code: 'vehicle.year', path: 'vehicle_details.year' }],
    })
  })

  test('kilometres that are negative or not a number', () => {
    for (const kilometres of [-1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => vehicleEmissions(CONSTANT_VEHICLE, { kilometres, factors })).toThrow(RangeError)
  })
})

test('wrong kilometres and a wrong year are both reported', () => {
  const refused = checkVehicle({ kilometres: 0, year: 1800 }, today)
  expect(refused.ok ? [] : refused.error.map(({ path }) => path)).toEqual([
    'annual_kilometers',
    'vehicle_details.year',
  ])
})

test('yearly kilometres may be 0, so that a car which isn’t driven can be described', () => {
  expect([0, 1, 200_000].every(areYearlyKilometres)).toBe(true)
  expect([-1, 0.5, 200_001, Number.NaN].some(areYearlyKilometres)).toBe(false)
})

test('an estimate covers a whole number of days, from one day to five years', () => {
  const car = { kilometres: 12_000, year: 2005 }
  expect(checkVehicle({ ...car, days: 1 }, today).ok).toBe(true)
  expect(checkVehicle({ ...car, days: 1827 }, today).ok).toBe(true)
  for (const days of [0, 1828, 1.5, Number.NaN])
    expect(checkVehicle({ ...car, days }, today)).toMatchObject({
      error: [{ code: 'vehicle.days', path: 'days' }],
    })
})

test('an estimate accepts 1 and 200,000 km a year, and cars built from 1950 to this year', () => {
  expect(checkVehicle({ kilometres: 1, year: 1950 }, today).ok).toBe(true)
  expect(checkVehicle({ kilometres: 200_000, year: 2026 }, today).ok).toBe(true)
})

test('emissions are proportional to the kilometres, and an older car never emits less than a newer one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FUEL_TYPES),
      fc.constantFrom(...VEHICLE_SIZES),
      fc.integer({ min: 1950, max: 2025 }),
      fc.integer({ min: 1, max: 200_000 }),
      (fuelType, size, year, kilometres) => {
        const of = (km: number, built: number) =>
          vehicleEmissions({ fuelType, size, year: built }, { kilometres: km, factors }).kg
        expect(of(kilometres, year) / of(1, year)).toBeCloseTo(kilometres, 4)
        expect(of(kilometres, year)).toBeGreaterThanOrEqual(of(kilometres, year + 1))
        expect(of(0, year)).toBe(0)
      },
    ),
  )
})
