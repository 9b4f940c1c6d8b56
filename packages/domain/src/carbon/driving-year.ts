import type { FactorSet } from './factors.ts'
import { type AppliedFactor, carFactor } from './trip-factor.ts'

/** Kilometres that a car drives in a year when the customer gives none. Source: default value of Nos Gestes Climat. */
const YEARLY_KILOMETRES = 11_634

/** A year of driving, for comparison with any emission. */
export interface DrivingYear {
  readonly kilometres: number
  readonly factor: AppliedFactor
  /** kg CO2e, manufacturing included. */
  readonly kg: number
}

/**
 * A year of driving alone: 11,634 km by the factor of a car on a journey, in kg CO2e. The same wherever the trip goes,
 * overseas included.
 */
export function drivingYear(factors: FactorSet): DrivingYear {
  const factor = carFactor(factors)
  return { kilometres: YEARLY_KILOMETRES, factor, kg: YEARLY_KILOMETRES * factor.value }
}
