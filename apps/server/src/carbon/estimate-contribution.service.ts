import { type ContributionOption, contribution } from '@sillage/domain/carbon/contribution.ts'
import type { ContributionBasis } from '@sillage/domain/carbon/contributions/basis.ts'
import { drivingEmissions } from '@sillage/domain/carbon/driving-period.ts'
import { contributionPricesInForce, factorSetInForce } from '@sillage/domain/carbon/factor-sets.ts'
import { roundKilograms } from '@sillage/domain/carbon/figures.ts'
import { checkTrips } from '@sillage/domain/contracts/trips.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import type { Driving, Travelling } from '@sillage/domain/products/product.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import type { AnsweredQuestion } from '@sillage/domain/subscription/questionnaire.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Cents } from '@sillage/domain/values/money.ts'
import { daysCovered, type Period } from '@sillage/domain/values/period.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import { refuse, refuseAll } from '../platform/http/domain-error.ts'
import { calculateTrips } from './calculate-trips.ts'
import { choicesAmong, countedCar } from './counted-car.ts'
import { yearlyKilometres } from './yearly-kilometres.ts'

export interface ContributionAsked {
  readonly product: ProductId
  /** The answers of the questionnaire: kilometres and car, or number of travellers. */
  readonly answers: readonly AnsweredQuestion[]
  readonly travels: readonly TravelAsked[]
  /** The days to cover. */
  readonly period: Period
  readonly option: ContributionOption
  readonly now: Temporal.Instant
}

interface TravelAsked {
  readonly departure: string
  readonly arrival: string
  readonly format: string
  readonly departure_place_id?: string | undefined
  readonly arrival_place_id?: string | undefined
  readonly road_km?: number | undefined
}

/** As stored with a contract. `cents` is 0 when nothing is emitted. */
export interface EstimatedContribution {
  readonly kg: number
  readonly uncertaintyPct: number
  readonly cents: Cents
  readonly factorSet: string
  readonly option: ContributionOption
  readonly basis: ContributionBasis | undefined
}

interface Estimate {
  readonly kg: number
  readonly uncertaintyPct: number
  readonly basis?: ContributionBasis
}

/**
 * The climate contribution of a contract or a quote, from what its product emits: trips, for all travellers; the usage
 * of the described car, over the days of the period; or nothing. Throws 422 naming the trip or the answer.
 */
export function estimateContribution(asked: ContributionAsked): EstimatedContribution {
  const { option, now } = asked
  const today = dayInParis(now)
  const estimate = emissionsOf(asked)
  const kg = roundKilograms(estimate.kg)
  const { cents } = contribution(kg, option, contributionPricesInForce(today))
  return {
    kg,
    uncertaintyPct: Math.round(estimate.uncertaintyPct),
    cents,
    factorSet: factorSetInForce(today).version,
    option,
    basis: estimate.basis,
  }
}

/**
 * The contribution for days added to a contract; null when its product involves no car, its answers have no kilometres,
 * or nothing is emitted.
 */
export function contributionForDays(asked: ContributionAsked): EstimatedContribution | null {
  const { emissions } = traitsOf(asked.product)
  if (emissions.of !== 'driving') return null
  if (!yearlyKilometres(asked.answers, emissions.kilometresQuestion).ok) return null
  const estimate = estimateContribution(asked)
  return estimate.cents > 0 ? estimate : null
}

function emissionsOf(asked: ContributionAsked): Estimate {
  const { emissions } = traitsOf(asked.product)
  switch (emissions.of) {
    case 'trips':
      return travelsEmissions(emissions, asked)
    case 'driving':
      return carEmissions(emissions, asked)
    case 'nothing':
      return { kg: 0, uncertaintyPct: 0 }
  }
}

function travelsEmissions(
  { travellers: travellersOf }: Travelling,
  { product, answers, travels, now }: ContributionAsked,
): Estimate {
  const checked = checkTrips(traitsOf(product), travels, 'offset')
  if (!checked.ok) throw refuse(checked.error)
  const trips = checked.value.map(({ departure, arrival, format }, index) => ({
    origin: departure,
    destination: arrival,
    transport_mode: format,
    origin_place_id: travels[index]?.departure_place_id,
    destination_place_id: travels[index]?.arrival_place_id,
    road_km: travels[index]?.road_km,
  }))
  const travellers = travellersOf(choicesAmong(answers))
  const factors = factorSetInForce(dayInParis(now))
  const journey = calculateTrips(trips, { passengers: travellers, factors })
  if (!journey.ok) throw refuseAll(journey.error.map(asTravelPath))
  const { kg, uncertaintyPct } = journey.value
  return { kg, uncertaintyPct, basis: { of: 'trips', trips: trips.length, travellers } }
}

const TRAVEL_FIELDS: Readonly<Record<string, string>> = {
  trips: 'travels',
  origin: 'departure',
  destination: 'arrival',
  transport_mode: 'format',
}

/** Renames the fields of the calculator to those of a contract's trips. */
function asTravelPath(refusal: Refusal): Refusal {
  const path = refusal.path?.replace(/[a-z_]+/g, (name) => TRAVEL_FIELDS[name] ?? name)
  return path === undefined ? refusal : { ...refusal, path }
}

function carEmissions(driving: Driving, { answers, period, now }: ContributionAsked): Estimate {
  const kilometres = yearlyKilometres(answers, driving.kilometresQuestion)
  if (!kilometres.ok) throw refuse(kilometres.error)
  const today = dayInParis(now)
  const days = daysCovered(period)
  const car = countedCar(driving, answers, today)
  const { parts, uncertaintyPct } = drivingEmissions(car.vehicle, {
    kilometres: kilometres.value,
    days,
    factors: factorSetInForce(today),
  })
  const basis = { of: 'driving', kilometres: kilometres.value, days, ...car } as const
  return { kg: parts.usage, uncertaintyPct, basis }
}
