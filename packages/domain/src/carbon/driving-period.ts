import { scaleParts, sumOfParts } from './factors.ts'
import { DAYS_OF_YEAR, type Vehicle, type VehicleEmissions, vehicleEmissions } from './vehicle.ts'

/**
 * What a car emits over some days, in kg CO2e, not rounded: emissions of a year × days ÷ 365. Throws RangeError for
 * kilometres that are negative, NaN or infinite.
 *
 * Example: 12,000 km a year in a medium petrol car of 2005, for 31 days: 2806 × 31 ÷ 365 = 238 kg of usage.
 */
export function drivingEmissions(
  vehicle: Vehicle,
  { days, ...year }: Parameters<typeof vehicleEmissions>[1] & { readonly days: number },
): VehicleEmissions {
  const { parts, uncertaintyPct } = vehicleEmissions(vehicle, year)
  const share = scaleParts(parts, days / DAYS_OF_YEAR)
  return { kg: sumOfParts(share), parts: share, uncertaintyPct }
}
