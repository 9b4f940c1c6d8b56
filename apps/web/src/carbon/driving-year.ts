import type { JourneyReply } from '@sillage/wire/carbon.ts'
import type { Alternative } from './trip-groups.ts'

/** What a car drives in a year when nobody says how much, in km. Source: default value of Nos Gestes Climat. */
export const YEARLY_KILOMETRES = 11_634

/** An emission beside a year of driving alone. */
export interface DrivingYear {
  readonly factor: Alternative['factor']
  /** kg CO2e of the year. */
  readonly kg: number
  /** The emission in years of driving. */
  readonly years: number
}

/** The journey as a part of a year of driving; null when no road leads anywhere, for then the answer carries no factor. */
export function drivingYear({ total, trips }: JourneyReply): DrivingYear | null {
  const car = trips.flatMap(({ alternatives }) => alternatives).find(({ way }) => way === 'car')
  if (!car) return null
  const kg = YEARLY_KILOMETRES * car.factor.value
  return { factor: car.factor, kg, years: total / kg }
}
