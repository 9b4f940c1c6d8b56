import type { CarProfile } from '../../carbon/own-car.ts'
import type { FuelType, VehicleSize } from '../../carbon/vehicle.ts'
import type { Choices } from '../../subscription/choices.ts'

const SIZES: ReadonlyMap<string, VehicleSize> = new Map([
  ['car.body.city', 'small'],
  ['car.body.sedan', 'medium'],
  ['car.body.suv', 'suv'],
  ['car.body.minivan', 'large'],
  ['car.body.sport', 'large'],
])

/** The questionnaire doesn't distinguish plug-in hybrids: they count as other hybrids. */
const FUELS: ReadonlyMap<string, FuelType> = new Map([
  ['car.energy.petrol', 'petrol'],
  ['car.energy.diesel', 'diesel'],
  ['car.energy.hybrid', 'hybrid'],
  ['car.energy.electric', 'electric'],
])

/** A range of ages in whole years, and the age that represents it. */
interface Age {
  readonly least: number
  readonly most: number | null
  readonly middle: number
}

const AGES: ReadonlyMap<string, Age> = new Map([
  ['car.age.under_3', { least: 0, most: 2, middle: 1 }],
  ['car.age.3_to_7', { least: 3, most: 7, middle: 5 }],
  ['car.age.8_to_12', { least: 8, most: 12, middle: 10 }],
  ['car.age.over_12', { least: 13, most: null, middle: 15 }],
])

/**
 * The customer's own car, from the answers to `car.body`, `car.energy` and `car.age`; null while one is missing or
 * unknown. Source: questionnaires car-2026-1 and car-2026-2; the sizes follow those of ADEME Car Labelling.
 *
 * Example: a petrol saloon of 3 to 7 years, in 2026, is a medium petrol car of 2019 to 2023, calculated as of 2021.
 */
export function carProfile(choices: Choices, today: Temporal.PlainDate): CarProfile | null {
  const size = SIZES.get(choices['car.body'] ?? '')
  const fuelType = FUELS.get(choices['car.energy'] ?? '')
  const age = AGES.get(choices['car.age'] ?? '')
  if (!size || !fuelType || !age) return null
  const from = age.most === null ? null : today.year - age.most
  return {
    vehicle: { fuelType, size, year: today.year - age.middle },
    years: { from, to: today.year - age.least },
  }
}
