import { factorSetInForce } from '@sillage/domain/carbon/factor-sets.ts'
import type { Place } from '@sillage/domain/carbon/places/place.ts'
import { vehicleEmissions } from '@sillage/domain/carbon/vehicle.ts'
import type { Driving, Travelling } from '@sillage/domain/products/product.ts'
import type { AnsweredQuestion } from '@sillage/domain/subscription/questionnaire.ts'
import { ok, type Refusal, type Result } from '@sillage/domain/values/result.ts'
import { calculateTrip, type TripAsked } from './calculate-trips.ts'
import { choicesAmong, countedCar } from './counted-car.ts'
import { yearlyKilometres } from './yearly-kilometres.ts'

/** The version of the emission factors in force on a day. */
export function factorSetOn(day: Temporal.PlainDate): string {
  return factorSetInForce(day).version
}

/** The emissions of a trip for all travellers, in kg CO2e, unrounded, with the factors of a day; and its two places. */
export function coveredTrip(
  asked: TripAsked,
  { travellers, day }: { readonly travellers: number; readonly day: Temporal.PlainDate },
): Result<{ readonly kg: number; readonly from: Place; readonly to: Place }, readonly Refusal[]> {
  const calculated = calculateTrip(asked, {
    passengers: travellers,
    factors: factorSetInForce(day),
  })
  if (!calculated.ok) return calculated
  const { kg, trip } = calculated.value
  return ok({ kg, from: trip.from, to: trip.to })
}

export interface CarYear {
  /** A year's usage in kg CO2e, unrounded; excludes manufacturing, a past emission. */
  readonly kg: number
  /** Whether it is the car of the answers rather than the reference car. */
  readonly isOwnCar: boolean
}

/** How many people make the trips of a contract, from its answers. */
export function travellersAmong(
  { travellers }: Travelling,
  answers: readonly AnsweredQuestion[],
): number {
  return travellers(choicesAmong(answers))
}

/**
 * A year of the car described by the answers, with the factors of a day; of the reference car when they describe none.
 */
export function carYear(
  driving: Driving,
  answers: readonly AnsweredQuestion[],
  day: Temporal.PlainDate,
): Result<CarYear, Refusal> {
  const kilometres = yearlyKilometres(answers, driving.kilometresQuestion)
  if (!kilometres.ok) return kilometres
  const { vehicle, isOwnCar } = countedCar(driving, answers, day)
  const { parts } = vehicleEmissions(vehicle, {
    kilometres: kilometres.value,
    factors: factorSetInForce(day),
  })
  return ok({ kg: parts.usage, isOwnCar })
}
