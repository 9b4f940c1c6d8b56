import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { factorSetInForce } from './factor-sets.ts'
import { sumOfParts } from './factors.ts'
import { flightFactor } from './trip-factor.ts'

const factors = factorSetInForce(Temporal.PlainDate.from('2026-11-21'))
const flightKg = (km: number) => (km + 95) * flightFactor(km, factors).value

test.each([
  [10, 0.2246],
  [750, 0.2246],
  [1125, (0.224572 + 0.184661) / 2],
  [1500, 0.1847],
  [3500, 0.1668],
  [7000, 0.1603],
  [16_000, 0.1603],
])('a flight of %d km has a factor of %d', (km, value) => {
  expect(flightFactor(km, factors).value).toBeCloseTo(value, 4)
})

test('a longer flight never emits less, from 10 to 16,000 km', () => {
  for (let km = 10; km < 16_000; km += 1) expect(flightKg(km + 1)).toBeGreaterThan(flightKg(km))
  const km = fc.double({ min: 10, max: 16_000, noNaN: true })
  fc.assert(
    fc.property(km, km, (first, second) => {
      const [short, long] = [Math.min(first, second), Math.max(first, second)]
      expect(flightKg(long)).toBeGreaterThanOrEqual(flightKg(short))
    }),
  )
})

test('the parts of a flight factor add up to it, contrails included', () => {
  const { parts, value } = flightFactor(2000, factors)
  expect(sumOfParts(parts)).toBe(value)
  expect(parts.contrails / parts.usage).toBeCloseTo(0.82, 2)
})
