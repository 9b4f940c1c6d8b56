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
import type { Product } from '@sillage/domain/subscription/products.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Cents } from '@sillage/domain/values/money.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import type { AnnualVehicleReply, carbon, JourneyReply } from '@sillage/wire/carbon.ts'
import type { SentNumber } from '@sillage/wire/fields.ts'
import type { Body } from '@sillage/wire/route.ts'
import { refuse, refuseAll } from '../platform/http/domain-error.ts'
import { presentJourney, presentVehicle } from './carbon.present.ts'
import { reckonJourney } from './reckon-trips.ts'
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
  const journey = reckonJourney(request.trips, { passengers, factors })
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
  readonly product: Product
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
 * The contribution of a contract or a quote, reckoned by the server alone. Voyage: its trips, for one passenger. Voiture:
 * a year's usage of the car that the specification fixes, over the kilometres answered. 422 naming the trip or the answer.
 */
export function estimateContribution(asked: ContributionAsked): EstimatedContribution {
  const { option, now } = asked
  const { factors, prices } = inForce(now)
  const emissions =
    asked.product === 'travel'
      ? travelsEmissions(asked.travels, now)
      : carEmissions(asked.answers, now)
  const kg = roundKilograms(emissions.kg)
  const uncertaintyPct = Math.round(emissions.uncertaintyPct)
  const { cents } = contribution(kg, option, prices)
  return { kg, uncertaintyPct, cents, factorSet: factors.version, option }
}

interface Estimate {
  readonly kg: number
  readonly uncertaintyPct: number
}

function travelsEmissions(travels: readonly TravelAsked[], now: Temporal.Instant): Estimate {
  const checked = checkTrips('travel', travels, 'offset')
  if (!checked.ok) throw refuse(checked.error)
  const trips = checked.value.map(({ departure, arrival, format }, index) => ({
    origin: departure,
    destination: arrival,
    transport_mode: format,
    origin_place_id: travels[index]?.departure_place_id,
    destination_place_id: travels[index]?.arrival_place_id,
  }))
  const journey = reckonJourney(trips, { passengers: 1, factors: inForce(now).factors })
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

function carEmissions(answers: ContributionAsked['answers'], now: Temporal.Instant): Estimate {
  const kilometres = yearlyKilometres(answers)
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
