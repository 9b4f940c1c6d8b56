import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { alternatives } from './alternatives.ts'
import { factorSetInForce } from './factor-sets.ts'
import { ALL_CITIES, cityNamed } from './places/place.factory.ts'

const factors = factorSetInForce(Temporal.PlainDate.from('2026-11-21'))
const waysFrom = (from: string, to: string) =>
  alternatives({ from: cityNamed(from), to: cityNamed(to) }, { passengers: 1, factors }).map(
    ({ way }) => way,
  )

test.each([
  ['Paris 75', 'Marseille 13', ['train', 'coach', 'carpool', 'flight', 'car']],
  ['Paris 75', 'Orléans 45', ['train', 'coach', 'carpool', 'car']],
  ['Paris 75', 'Ajaccio 2A', ['flight']],
  ['Paris 75', 'New York', ['flight']],
  ['Paris 75', 'Moscou', ['train', 'carpool', 'flight', 'car']],
  ['Londres', 'Dublin', ['flight']],
  ['Quiberon 56', 'Le Palais 56', []],
  ['Paris 75', 'Paris 75', []],
] as const)('from %s to %s one can travel by %j', (from, to, ways) => {
  expect(waysFrom(from, to)).toEqual(ways)
})

test('the train from Paris to Marseille emits seventy times less than the plane', () => {
  const ends = { from: cityNamed('Paris 75'), to: cityNamed('Marseille 13') }
  const [train, coach, carpool, flight, car] = alternatives(ends, { passengers: 1, factors })
  expect(train?.kg).toBeCloseTo(2.32, 2)
  expect(coach?.kg).toBeCloseTo(30.27, 2)
  expect(carpool?.kg).toBeCloseTo((car?.kg ?? 0) / 3, 9)
  expect(car?.kg).toBeCloseTo(175.34, 2)
  expect(flight?.kg).toBeGreaterThan(70 * (train?.kg ?? 0))
})

test('the train is listed first, then by rising emissions, and the list is the same in both directions', () => {
  const city = fc.constantFrom(...ALL_CITIES)
  fc.assert(
    fc.property(city, city, fc.integer({ min: 1, max: 9 }), (from, to, passengers) => {
      const there = alternatives({ from, to }, { passengers, factors })
      expect(there.findIndex(({ way }) => way === 'train')).toBeLessThan(1)
      const others = there.filter(({ way }) => way !== 'train').map(({ kg }) => kg)
      expect(others).toEqual(others.toSorted((a, b) => a - b))
      const back = alternatives({ from: to, to: from }, { passengers, factors })
      expect(back.map(({ way, kg }) => [way, kg.toFixed(6)])).toEqual(
        there.map(({ way, kg }) => [way, kg.toFixed(6)]),
      )
      for (const { kg, perPassengerKg } of there)
        expect(kg).toBeCloseTo(passengers * perPassengerKg, 6)
    }),
  )
})

test('a car emits the same for one to five people, a train in proportion; carpooling is for two at most', () => {
  const ends = { from: cityNamed('Paris 75'), to: cityNamed('Marseille 13') }
  const kgOf = (way: string, passengers: number) =>
    alternatives(ends, { passengers, factors }).find((option) => option.way === way)?.kg
  const [car = Number.NaN, train = Number.NaN, carpool] = ['car', 'train', 'carpool'].map((way) =>
    kgOf(way, 1),
  )
  expect(kgOf('car', 5)).toBeCloseTo(car, 9)
  expect(kgOf('car', 6)).toBeCloseTo(2 * car, 9)
  expect(kgOf('train', 3)).toBeCloseTo(3 * train, 9)
  expect(kgOf('carpool', 2)).toBeCloseTo((2 * car) / 3, 9)
  expect(kgOf('carpool', 3)).toBeUndefined()
  expect(carpool).toBeDefined()
})
