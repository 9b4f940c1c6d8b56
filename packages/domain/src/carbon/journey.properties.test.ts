import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TRAVEL_FORMATS } from '../contracts/trips.ts'
import { factorSetInForce } from './factor-sets.ts'
import { type PlannedTrip, tripEmissions } from './journey.ts'
import { ALL_CITIES } from './places/place.factory.ts'

const factors = factorSetInForce(Temporal.PlainDate.from('2026-11-21'))

function emitted(trip: PlannedTrip, passengers = 1) {
  const result = tripEmissions(trip, { passengers, factors })
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

describe('any trip that can be made', () => {
  const trip = fc
    .record({
      mode: fc.constantFrom(...TRAVEL_FORMATS),
      from: fc.constantFrom(...ALL_CITIES),
      to: fc.constantFrom(...ALL_CITIES),
    })
    .filter((planned) => tripEmissions(planned, { passengers: 1, factors }).ok)

  test('emits the same in both directions, and its parts add up', () => {
    fc.assert(
      fc.property(trip, (planned) => {
        const there = emitted(planned)
        const back = emitted({ ...planned, from: planned.to, to: planned.from })
        expect(back.kg).toBeCloseTo(there.kg, 6)
        const { usage, manufacturing, contrails } = there.parts
        expect(usage + manufacturing + contrails).toBeCloseTo(there.kg, 9)
        expect(there.kg).toBeGreaterThan(0)
      }),
    )
  })

  test('emits in proportion to its passengers by train or plane, and the same for one to five by car', () => {
    fc.assert(
      fc.property(trip, fc.integer({ min: 1, max: 1000 }), (planned, passengers) => {
        const alone = emitted(planned).kg
        const together = emitted(planned, passengers).kg
        if (planned.mode !== 'car') expect(together / alone).toBeCloseTo(passengers, 6)
        else if (passengers <= 5) expect(together).toBe(alone)
        else expect(together).toBeLessThan(alone * passengers)
      }),
    )
  })
})
