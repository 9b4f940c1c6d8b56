import type { WayToTravel } from '@sillage/domain/carbon/ways.ts'
import type { TripResult } from '@sillage/wire/carbon.ts'
import type { Alternative } from './trip-groups.ts'

type End = TripResult['origin']

export const PARIS: End = { place_id: '1', name: 'Paris', country: 'FR', lat: 48.85, lon: 2.35 }
export const BARCELONA: End = {
  place_id: '2',
  name: 'Barcelone',
  country: 'ES',
  lat: 41.39,
  lon: 2.16,
}

/** A trip, by default from Paris to Barcelona, with the ways given by their kg CO2e. */
export function buildTrip(
  given: Partial<TripResult> & {
    readonly ways: Partial<Record<WayToTravel, number>>
    /** Of the chosen mode, when `ways` doesn't list it. */
    readonly kg?: number
  },
): TripResult {
  const { ways, kg, transport_mode = 'train', ...changes } = given
  return {
    origin: PARIS,
    destination: BARCELONA,
    transport_mode,
    ...calculated(kg ?? ways[transport_mode] ?? 0),
    great_circle_km: 830,
    times: 1,
    alternatives: Object.entries(ways).map(([way, total]) => ({
      // the keys of the record are modes
      way: way as WayToTravel,
      shared_by: way === 'carpool' ? 3 : 1,
      ...calculated(total),
    })),
    ...changes,
  }
}

function calculated(total: number): Omit<Alternative, 'way' | 'shared_by'> {
  return {
    total,
    per_passenger: total,
    breakdown: { usage: total, manufacturing: 0, contrails: 0 },
    distance_km: 1000,
    distance_text: '830 km à vol d’oiseau × 1,20',
    factor: { ids: ['any'], value: 0.2, unit: 'kgCO2e/km', source: 'ADEME', year: 2022 },
    uncertainty_pct: 30,
  }
}
