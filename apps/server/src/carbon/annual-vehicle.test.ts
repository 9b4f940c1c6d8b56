import type { carbon } from '@sillage/wire/carbon.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { refusalOf } from '../testing/test-session.ts'

type Vehicle = BodyInput<typeof carbon.annualVehicle>

const server = await serveTests()
server.setNow('2026-11-21T12:00:00Z')

const year = (changes: Partial<Vehicle> & { details?: Partial<Vehicle['vehicle_details']> } = {}) =>
  server.client().carbon.annualVehicle({
    body: {
      annual_kilometers: changes.annual_kilometers ?? 12_000,
      ...(changes.days === undefined ? {} : { days: changes.days }),
      vehicle_details: {
        type: 'car',
        fuel_type: 'petrol',
        size: 'medium',
        year: 2005,
        ...changes.details,
      },
    },
  })

describe('the yearly emissions of a car', () => {
  test('are those of the specification: usage counts, manufacturing is shown apart', async () => {
    expect(await year()).toMatchObject({
      emissions_summary: { total_emissions_kg: 2805.98 },
      offset_options: {
        renewable_energy: { cost_usd: 28.06, currency: 'EUR', impact: 2805.98 },
        tree_planting: { cost_usd: 87, currency: 'EUR', impact: 29, kilograms_per_tree: 100 },
      },
      total: 3113.18,
      breakdown: { usage: 2805.98, manufacturing: 307.2, contrails: 0 },
      distance_km: 12_000,
      factor_set: '2026-11',
      vehicle: { fuel_type: 'petrol', size: 'medium', year: 2005 },
    })
  })

  test('over the days of a contract are the share of those days', async () => {
    expect(await year({ days: 73 })).toMatchObject({
      emissions_summary: { total_emissions_kg: 561.2 },
      offset_options: { renewable_energy: { cost_usd: 5.61 }, tree_planting: { cost_usd: 18 } },
      total: 622.64,
      distance_km: 2400,
      days: 73,
    })
    expect((await year()).days).toBe(365)
  })

  test.each([0, 1828, 1.5, Number.NaN])('over %d days are refused', async (days) => {
    expect(await refusalOf(year({ days }))).toMatchObject({
      status: 422,
      problem: { code: 'vehicle.days', errors: [{ path: 'days' }] },
    })
  })

  test('of an unknown size are those of a medium car', async () => {
    expect((await year({ details: { size: 'gigantic' } })).vehicle.size).toBe('medium')
  })

  test.each([1800, 1949, 2027, 2126, 2005.5, Number.NaN])(
    'of a car built in %d are refused',
    async (built) => {
      expect(await refusalOf(year({ details: { year: built } }))).toMatchObject({
        status: 422,
        problem: { code: 'vehicle.year', errors: [{ path: 'vehicle_details.year' }] },
      })
    },
  )

  test.each([0, -1, 1.5, 1e9, Number.NaN])('for %d km are refused', async (annual_kilometers) => {
    expect(await refusalOf(year({ annual_kilometers }))).toMatchObject({
      status: 422,
      problem: { code: 'vehicle.kilometres', errors: [{ path: 'annual_kilometers' }] },
    })
  })
})
