import { describe, expect, test } from 'vitest'
import type { TravelFormat } from '../contracts/trips.ts'
import { FACTOR_SETS, factorSetInForce } from './factor-sets.ts'
import { REFERENCE_JOURNEYS } from './journey.references.ts'
import { journeyOf, type PlannedTrip, tripEmissions } from './journey.ts'
import { cityNamed } from './places/place.factory.ts'

const factors = factorSetInForce(Temporal.PlainDate.from('2026-11-21'))

const plan = (mode: TravelFormat, from: string, to: string): PlannedTrip => ({
  mode,
  from: cityNamed(from),
  to: cityNamed(to),
})

function emitted(trip: PlannedTrip, passengers = 1, set = factors) {
  const result = tripEmissions(trip, { passengers, factors: set })
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

describe('a train line without TGV from or to Clermont-Ferrand', () => {
  const now = factorSetInForce(Temporal.PlainDate.from('2026-11-24'))
  const by = (from: string, to: string, set = now) => {
    const result = tripEmissions(plan('train', from, to), { passengers: 1, factors: set })
    if (!result.ok) throw new Error(result.error.message)
    return result.value
  }

  test('uses the Intercités factor: Paris to Clermont-Ferrand is within 15 % of the published 2.8 kg', () => {
    const { kg, factor } = by('Paris 75', 'Clermont-Ferrand 63')
    expect(factor.rows[0]?.id).toBe('rail.fr.intercites')
    expect(Math.abs(kg / 2.8073 - 1)).toBeLessThan(0.15)
    expect(by('Clermont-Ferrand 63', 'Paris 75').kg).toBeCloseTo(kg, 9)
  })

  test('is counted as TGV in the factor set of 21 November, which older contracts still use', () => {
    expect(by('Paris 75', 'Clermont-Ferrand 63', factors).factor.rows[0]?.id).toBe('rail.fr.tgv')
  })

  test('changes nothing for the other lines', () => {
    expect(by('Paris 75', 'Lyon 69').factor.rows[0]?.id).toBe('rail.fr.tgv')
    expect(by('Lyon 69', 'Clermont-Ferrand 63').factor.rows[0]?.id).toBe('rail.fr.intercites')
    expect(by('Paris 75', 'Orléans 45').factor.rows[0]?.id).toBe('rail.fr.ter')
  })
})

describe('a train line without TGV between two towns that each have one', () => {
  const now = factorSetInForce(Temporal.PlainDate.from('2026-11-26'))
  const before = factorSetInForce(Temporal.PlainDate.from('2026-11-25'))
  const by = (from: string, to: string, set = now) => {
    const result = tripEmissions(plan('train', from, to), { passengers: 1, factors: set })
    if (!result.ok) throw new Error(result.error.message)
    return result.value
  }

  test.each([
    // 203 km of great circle × 1.20 × 0.0075
    ['Paris 75', 'Caen 14', 'rail.fr.intercites.lines', 1.8],
    ['Caen 14', 'Paris 75', 'rail.fr.intercites.lines', 1.8],
    ['Nantes 44', 'Bordeaux 33', 'rail.fr.intercites.lines', 2.5],
    ['Bordeaux 33', 'Marseille 13', 'rail.fr.intercites.lines', 4.6],
    ['Toulouse 31', 'Marseille 13', 'rail.fr.intercites.lines', 2.9],
    ['Paris 75', 'Bordeaux 33', 'rail.fr.tgv', 1.8],
    ['Bordeaux 33', 'Toulouse 31', 'rail.fr.tgv', 0.7],
    // most of this trip is by TGV
    ['Caen 14', 'Marseille 13', 'rail.fr.tgv', 2.8],
    ['Paris 75', 'Clermont-Ferrand 63', 'rail.fr.intercites', 3.1],
  ])('from %s to %s uses %s and emits %d kg', (from, to, row, kg) => {
    const found = by(from, to)
    expect(found.factor.rows[0]?.id).toBe(row)
    expect(found.kg).toBeCloseTo(kg, 1)
  })

  test('is counted as TGV in the factor set of 25 November, which older contracts still use', () => {
    expect(by('Paris 75', 'Caen 14', before).factor.rows[0]?.id).toBe('rail.fr.tgv')
  })
})

describe.each(FACTOR_SETS)('published results are met by the factor set $version', (set) => {
  test.each(REFERENCE_JOURNEYS)('$id, from $from to $to by $mode: $kg kg', (reference) => {
    const { parts } = emitted(plan(reference.mode, reference.from, reference.to), 1, set)
    const ours = reference.scope.reduce((sum, part) => sum + parts[part], 0)
    expect(Math.abs(ours / reference.kg - 1)).toBeLessThan(reference.tolerance)
  })
})

test.each([
  ['train', 'Paris 75', 'Marseille 13', 2.32, 'rail.fr.tgv'],
  ['train', 'Paris 75', 'Orléans 45', 3.67, 'rail.fr.ter'],
  ['train', 'Ajaccio 2A', 'Bastia 2B', 3.48, 'rail.fr.ter'],
  ['train', 'Nice 06', 'Monaco', 0.417, 'rail.fr.ter'],
  ['train', 'Paris 75', 'Londres', 2.8, 'rail.fr-gb'],
  ['train', 'Londres', 'Paris 75', 2.8, 'rail.fr-gb'],
  ['train', 'Paris 75', 'Barcelone', 3.49, 'rail.fr-es'],
  ['train', 'Paris 75', 'Moscou', 104.5, 'rail.other.default'],
  ['train', 'Bruxelles', 'Amsterdam', 7.29, 'rail.other.default'],
  ['flight', 'Paris 75', 'Toulouse 31', 153.34, 'flight.lt1000'],
  ['flight', 'Paris 75', 'Sydney', 2734, 'flight.gt5000'],
  ['car', 'Paris 75', 'Toulouse 31', 156.04, 'car.average.usage'],
] as const)(
  'by %s from %s to %s, a passenger emits %d kg, with the factor %s',
  (mode, from, to, kg, row) => {
    const { kg: ours, factor } = emitted(plan(mode, from, to))
    expect(factor.rows[0]?.id).toBe(row)
    expect(Math.abs(ours / kg - 1)).toBeLessThan(0.005)
  },
)

test('a return flight from Paris to New York emits 1927 kg, of which 529 kg of usage each way', () => {
  const { kg, parts, factor, uncertaintyPct } = emitted(plan('flight', 'Paris 75', 'New York'))
  expect(2 * kg).toBeCloseTo(1927.4, 0)
  expect(parts.usage).toBeCloseTo(528.9, 0)
  expect(factor.rows.map(({ id }) => id)).toEqual(['flight.2000-5000', 'flight.gt5000'])
  expect(uncertaintyPct).toBe(35)
})

test.each([
  [1, 1],
  [5, 1],
  [6, 2],
  [10, 2],
  [11, 3],
])('%d passengers travelling by car need %d cars', (passengers, cars) => {
  const trip = plan('car', 'Paris 75', 'Lyon 69')
  const { kg, times, perPassengerKg } = emitted(trip, passengers)
  expect(times).toBe(cars)
  expect(kg).toBeCloseTo(cars * emitted(trip).kg, 9)
  expect(perPassengerKg).toBeCloseTo(kg / passengers, 9)
})

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
  'a trip with %d passengers throws',
  (passengers) => {
    expect(() =>
      tripEmissions(plan('train', 'Paris 75', 'Lyon 69'), { passengers, factors }),
    ).toThrow(RangeError)
  },
)

describe('a journey', () => {
  test('adds up its trips, and weights its uncertainty by their emissions', () => {
    const trips = [plan('train', 'Paris 75', 'Marseille 13'), plan('flight', 'Paris 75', 'Nice 06')]
    const [train, flight] = trips.map((trip) => emitted(trip, 2))
    if (!train || !flight) throw new Error('no journey')
    const { kg, parts, distanceKm, perPassengerKg, uncertaintyPct } = journeyOf([train, flight], 2)
    expect(kg).toBeCloseTo(train.kg + flight.kg, 9)
    expect(perPassengerKg).toBeCloseTo(kg / 2, 9)
    expect(parts.contrails).toBe(flight.parts.contrails)
    expect(distanceKm).toBeCloseTo(train.distance.km + flight.distance.km, 9)
    expect(uncertaintyPct).toBeCloseTo((train.kg * 30 + flight.kg * 35) / kg, 9)
  })

  test('without any trip emits 0, not NaN', () => {
    expect(journeyOf([], 1)).toMatchObject({
      kg: 0,
      perPassengerKg: 0,
      uncertaintyPct: 0,
      distanceKm: 0,
    })
  })
})

test('a trip that can’t be made is refused at its transport mode', () => {
  const drive = plan('car', 'Paris 75', 'New York')
  expect(tripEmissions(drive, { passengers: 1, factors })).toMatchObject({
    ok: false,
    error: { code: 'trip.no_road', path: 'transport_mode' },
  })
})
