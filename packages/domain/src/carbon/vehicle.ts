import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CARBON_MESSAGES as SAY } from './carbon.messages.ts'
import { type FactorSet, factorOf, type Parts, sumOfParts } from './factors.ts'

export const FUEL_TYPES = [
  'petrol',
  'diesel',
  'hybrid',
  'plug_in_hybrid',
  'electric',
  'e85',
  'lpg',
] as const
export type FuelType = (typeof FUEL_TYPES)[number]

export const VEHICLE_SIZES = ['small', 'medium', 'large', 'suv'] as const
export type VehicleSize = (typeof VEHICLE_SIZES)[number]

export interface Vehicle {
  readonly fuelType: FuelType
  readonly size: VehicleSize
  /** The year of its first registration. */
  readonly year: number
}

/** The car that the specification fixes for every estimate (its section 9). */
export const CONSTANT_VEHICLE: Vehicle = { fuelType: 'petrol', size: 'medium', year: 2005 }

const MOST_KILOMETRES = 200_000
const FIRST_YEAR = 1950
/** Days by which a yearly emission is divided, also in a leap year. */
export const DAYS_OF_YEAR = 365
/** Days of the longest contract: 5 years. */
const MOST_DAYS = 1827

/** What a car emits in a year, in kg CO2e, not rounded. The parts add up to the total. */
export interface VehicleEmissions {
  readonly kg: number
  readonly parts: Parts
  readonly uncertaintyPct: number
}

/** Years of first registration at which an age index is given. */
const AGE_NODES = [1995, 2001, 2007, 2010, 2014] as const

/** The size named by a text; medium for any other text. Source: method, section 6. */
export function vehicleSizeOf(text: string): VehicleSize {
  return VEHICLE_SIZES.find((size) => size === text.toLowerCase()) ?? 'medium'
}

/**
 * Whether kilometres are a whole number from 0 to 200,000 a year: a car that is never driven is allowed and has no
 * usage emissions.
 */
export function areYearlyKilometres(kilometres: number): boolean {
  return Number.isSafeInteger(kilometres) && kilometres >= 0 && kilometres <= MOST_KILOMETRES
}

/**
 * Whether kilometres and vehicle can be calculated: a whole number of km from 1 to 200,000, a year from 1950 to the
 * current one, from 1 to 1,827 days (5 years). Refusals, all that apply: `vehicle.kilometres`, `vehicle.year`,
 * `vehicle.days`.
 */
export function checkVehicle(
  {
    kilometres,
    year,
    days = DAYS_OF_YEAR,
  }: { readonly kilometres: number; readonly year: number; readonly days?: number | undefined },
  today: Temporal.PlainDate,
): Result<true, readonly Refusal[]> {
  const refusals: Refusal[] = []
  if (!areYearlyKilometres(kilometres) || kilometres === 0)
    refusals.push({
      code: 'vehicle.kilometres',
      message: SAY.kilometres,
      path: 'annual_kilometers',
    })
  if (!Number.isSafeInteger(year) || year < FIRST_YEAR || year > today.year)
    refusals.push({
      code: 'vehicle.year',
      message: SAY.vehicleYear({ from: FIRST_YEAR, to: today.year }),
      path: 'vehicle_details.year',
    })
  if (!Number.isSafeInteger(days) || days < 1 || days > MOST_DAYS)
    refusals.push({ code: 'vehicle.days', message: SAY.days, path: 'days' })
  return refusals.length > 0 ? refused(refusals) : ok(true)
}

/**
 * How much more a car consumes than a recent one, by its year: 1.22 until 1995, 1.10 in 2001, 1.09 in 2007, 1.02 in
 * 2010, 1 from 2014 on, linear between. Always 1 for electric cars. About ± 8 %.
 * Source: CO2 of new cars in France (ADEME) and gap between laboratory and road (ICCT).
 *
 * Example: 2005 is 1.093.
 */
export function ageIndex({ fuelType, year }: Vehicle, factors: FactorSet): number {
  if (fuelType === 'electric') return 1
  const index = (node: number) => factorOf(factors, `car.age_index.${node}`).value
  const above = AGE_NODES.findIndex((node) => year <= node)
  const upper = AGE_NODES[above]
  const lower = AGE_NODES[above - 1]
  if (upper === undefined) return index(2014)
  if (lower === undefined) return index(upper)
  return index(lower) + ((index(upper) - index(lower)) * (year - lower)) / (upper - lower)
}

/**
 * What a car emits in a year, in kg CO2e: km × (consumption × factor of its energy × age index + leaks of the air
 * conditioning), and its manufacturing as a separate part. Throws RangeError for kilometres that are negative, NaN or
 * infinite. Source: ADEME and EEA through Nos Gestes Climat; method, section 6.
 *
 * Example: 12,000 km in a medium petrol car of 2005 are 2806 kg, and 307 kg for its manufacturing.
 */
export function vehicleEmissions(
  vehicle: Vehicle,
  { kilometres, factors }: { readonly kilometres: number; readonly factors: FactorSet },
): VehicleEmissions {
  if (!(Number.isFinite(kilometres) && kilometres >= 0))
    throw new RangeError(`Not a distance: ${kilometres}`)
  const value = (id: string) => factorOf(factors, id).value
  const energy = energyPerKm(vehicle, value, ageIndex(vehicle, factors))
  const parts = {
    usage: kilometres * (energy + value('car.ac_gases')),
    manufacturing: kilometres * value(MANUFACTURING[vehicle.fuelType]),
    contrails: 0,
  }
  return { kg: sumOfParts(parts), parts, uncertaintyPct: value('uncertainty.vehicle') }
}

const MANUFACTURING = {
  petrol: 'car.average.manufacturing',
  diesel: 'car.average.manufacturing',
  e85: 'car.average.manufacturing',
  lpg: 'car.average.manufacturing',
  hybrid: 'car.hybrid.manufacturing',
  plug_in_hybrid: 'car.phev.manufacturing',
  electric: 'car.electric.manufacturing',
} as const satisfies Record<FuelType, string>

/** kg CO2e per km from fuel and electricity; only fuel consumption depends on age. */
function energyPerKm(
  { fuelType, size }: Vehicle,
  value: (id: string) => number,
  age: number,
): number {
  const perKm = (consumption: string, factor: string) =>
    (value(`conso.${consumption}`) / 100) * value(factor)
  switch (fuelType) {
    case 'petrol':
    case 'diesel':
      return perKm(`${fuelType}.${size}`, `fuel.${fuelType}`) * age
    case 'hybrid':
      return perKm(`hybrid.${size}`, 'fuel.petrol') * age
    case 'plug_in_hybrid':
      return perKm(`phev.${size}.fuel`, 'fuel.petrol') * age + perKm(`phev.${size}.elec`, 'elec.fr')
    case 'electric':
      return perKm(`electric.${size}`, 'elec.fr')
    case 'e85':
    case 'lpg':
      return perKm(`petrol.${size}`, `fuel.${fuelType}`) * value(`conso.${fuelType}.ratio`) * age
  }
}
