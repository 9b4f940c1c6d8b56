import { type ContributionOption, contribution } from '@sillage/domain/carbon/contribution.ts'
import { contributionPricesInForce, factorSetInForce } from '@sillage/domain/carbon/factor-sets.ts'
import { roundKilograms } from '@sillage/domain/carbon/figures.ts'
import { checkJourneySize } from '@sillage/domain/carbon/journey-size.ts'
import {
  CONSTANT_VEHICLE,
  checkVehicle,
  vehicleEmissions,
  vehicleSizeOf,
} from '@sillage/domain/carbon/vehicle.ts'
import { checkTrips } from '@sillage/domain/contracts/trips.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Cents } from '@sillage/domain/values/money.ts'
import type { Refusal, Result } from '@sillage/domain/values/result.ts'
import type { AnnualVehicleReply, carbon, JourneyReply } from '@sillage/wire/carbon.ts'
import type { SentNumber } from '@sillage/wire/http/fields.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { refuse, refuseAll } from '../platform/http/domain-error.ts'
import { calculateTrips } from './calculate-trips.ts'
import { presentJourney, presentVehicle } from './carbon.present.ts'
import { yearlyKilometres } from './yearly-kilometres.ts'

/** What a journey emits, each trip beside its other ways. */
export function calculateJourney(
  request: Body<typeof carbon.journey>,
  now: Temporal.Instant,
): JourneyReply {
  const passengers = numberSent(request.total_passengers)
  const size = checkJourneySize({ passengers, trips: request.trips.length })
  if (!size.ok) throw refuseAll(size.error)
  const { factors } = inForce(now)
  const journey = calculateTrips(request.trips, { passengers, factors })
  if (!journey.ok) throw refuseAll(journey.error)
  return {
    journey_name: request.journey_name,
    ...presentJourney(journey.value, inForce(now)),
  }
}

/** What a car emits in a year. */
export function calculateAnnualVehicle(
  { annual_kilometers, vehicle_details }: Body<typeof carbon.annualVehicle>,
  now: Temporal.Instant,
): AnnualVehicleReply {
  const { fuel_type: fuelType } = vehicle_details
  const kilometres = numberSent(annual_kilometers)
  const year = numberSent(vehicle_details.year)
  const checked = checkVehicle({ kilometres, year }, dayInParis(now))
  if (!checked.ok) throw refuseAll(checked.error)
  const vehicle = { fuelType, size: vehicleSizeOf(vehicle_details.size), year }
  return presentVehicle({ vehicle, kilometres }, inForce(now))
}

/** What JSON can't carry arrives as null or by its name: the rules refuse it as the NaN that it was. */
function numberSent(sent: SentNumber): number {
  return typeof sent === 'number' ? sent : Number.NaN
}

export interface ContributionAsked {
  readonly product: ProductId
  /** The answers kept with the questionnaire: of a car, the yearly kilometres count. */
  readonly answers: readonly { readonly questionId: string; readonly answerText: string }[]
  readonly travels: readonly TravelAsked[]
  readonly option: ContributionOption
  readonly now: Temporal.Instant
}

interface TravelAsked {
  readonly departure: string
  readonly arrival: string
  readonly format: string
  readonly departure_place_id?: string | undefined
  readonly arrival_place_id?: string | undefined
}

/** What is kept with a contract: kg CO2e rounded to 10 g, the cost, the option and the factors used. */
export interface EstimatedContribution {
  readonly kg: number
  readonly uncertaintyPct: number
  readonly cents: Cents
  readonly factorSet: string
  readonly option: ContributionOption
}

/**
 * The contribution of a contract or a quote, calculated by the server alone, from what its product emits: trips, for one
 * passenger; a year's usage of the car that the specification fixes, over the kilometres answered; or nothing. 422 naming
 * the trip or the answer.
 */
export function estimateContribution(asked: ContributionAsked): EstimatedContribution {
  const { option, now } = asked
  const { factors, prices } = inForce(now)
  const emissions = emissionsOf(asked)
  const kg = roundKilograms(emissions.kg)
  const uncertaintyPct = Math.round(emissions.uncertaintyPct)
  const { cents } = contribution(kg, option, prices)
  return { kg, uncertaintyPct, cents, factorSet: factors.version, option }
}

interface Estimate {
  readonly kg: number
  readonly uncertaintyPct: number
}

function emissionsOf({ product, answers, travels, now }: ContributionAsked): Estimate {
  const { emissions } = traitsOf(product)
  switch (emissions.of) {
    case 'trips':
      return travelsEmissions(product, travels, now)
    case 'driving':
      return carEmissions(yearlyKilometres(answers, emissions.kilometresQuestion), now)
    case 'nothing':
      return { kg: 0, uncertaintyPct: 0 }
  }
}

function travelsEmissions(
  product: ProductId,
  travels: readonly TravelAsked[],
  now: Temporal.Instant,
): Estimate {
  const checked = checkTrips(traitsOf(product), travels, 'offset')
  if (!checked.ok) throw refuse(checked.error)
  const trips = checked.value.map(({ departure, arrival, format }, index) => ({
    origin: departure,
    destination: arrival,
    transport_mode: format,
    origin_place_id: travels[index]?.departure_place_id,
    destination_place_id: travels[index]?.arrival_place_id,
  }))
  const journey = calculateTrips(trips, { passengers: 1, factors: inForce(now).factors })
  if (!journey.ok) throw refuseAll(journey.error.map(asTravelPath))
  return journey.value
}

const TRAVEL_FIELDS: Readonly<Record<string, string>> = {
  trips: 'travels',
  origin: 'departure',
  destination: 'arrival',
  transport_mode: 'format',
}

/** The trips of a contract have other names than those of the calculator. */
function asTravelPath(refusal: Refusal): Refusal {
  const path = refusal.path?.replace(/[a-z_]+/g, (name) => TRAVEL_FIELDS[name] ?? name)
  return path === undefined ? refusal : { ...refusal, path }
}

function carEmissions(kilometres: Result<number, Refusal>, now: Temporal.Instant): Estimate {
  if (!kilometres.ok) throw refuse(kilometres.error)
  const { factors } = inForce(now)
  const { parts, uncertaintyPct } = vehicleEmissions(CONSTANT_VEHICLE, {
    kilometres: kilometres.value,
    factors,
  })
  return { kg: parts.usage, uncertaintyPct }
}

function inForce(now: Temporal.Instant) {
  const today = dayInParis(now)
  return { factors: factorSetInForce(today), prices: contributionPricesInForce(today) }
}
