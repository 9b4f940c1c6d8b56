import type { JourneyReply } from '@sillage/wire/carbon.ts'
import { expect, it } from 'vitest'
import { drivingYear } from './driving-year.ts'
import { buildTrip } from './trip-result.factory.ts'

const offered = { cost_usd: 1, currency: 'EUR', impact: 1 } as const
const journey = (trip: Parameters<typeof buildTrip>[0], total: number): JourneyReply => ({
  journey_name: 'Compensation CO2',
  total_passengers: 1,
  emissions_summary: { total_emissions_kg: total },
  offset_options: {
    renewable_energy: offered,
    tree_planting: { ...offered, kilograms_per_tree: 100, horizon_years: 30 },
  },
  total,
  breakdown: { usage: total, manufacturing: 0, contrails: 0 },
  distance_km: 1000,
  method: '',
  factor_set: '2026-11',
  uncertainty_pct: 35,
  per_passenger: total,
  trips: [buildTrip(trip)],
})

it('compares with 11,634 km at the factor that the answer itself carries', () => {
  const year = drivingYear(journey({ ways: { train: 3.5, car: 220 } }, 1163.4))
  expect(year?.kg).toBeCloseTo(2326.8)
  expect(year?.years).toBeCloseTo(0.5)
  expect(year?.factor.source).toBe('ADEME')
})

it('says nothing where no road leads', () => {
  expect(drivingYear(journey({ ways: { flight: 960 }, transport_mode: 'flight' }, 960))).toBeNull()
})
