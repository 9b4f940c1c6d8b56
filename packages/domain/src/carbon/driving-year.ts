import type { FactorSet } from './factors.ts'
import { type AppliedFactor, carFactor } from './trip-factor.ts'

/** What a car drives in a year when nobody says how much, in km. Source: default value of Nos Gestes Climat. */
const YEARLY_KILOMETRES = 11_634

/** A year of driving, to set any emission beside. */
export interface DrivingYear {
  readonly kilometres: number
  readonly factor: AppliedFactor
  /** kg CO2e, manufacturing included. */
  readonly kg: number
}

/** A year of driving alone: 11,634 km by the factor of a car on a journey, in kg CO2e. Wherever the trip leads, even overseas. */
export function drivingYear(factors: FactorSet): DrivingYear {
  const factor = carFactor(factors)
  return { kilometres: YEARLY_KILOMETRES, factor, kg: YEARLY_KILOMETRES * factor.value }
}
