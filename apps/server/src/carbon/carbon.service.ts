import { contributionPricesInForce, factorSetInForce } from '@sillage/domain/carbon/factor-sets.ts'
import { checkJourneySize } from '@sillage/domain/carbon/journey-size.ts'
import { checkVehicle, DAYS_OF_YEAR, vehicleSizeOf } from '@sillage/domain/carbon/vehicle.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { AnnualVehicleReply, carbon, JourneyReply } from '@sillage/wire/carbon.ts'
import type { SentNumber } from '@sillage/wire/http/fields.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { refuseAll } from '../platform/http/domain-error.ts'
import { calculateTrips } from './calculate-trips.ts'
import { presentJourney, presentVehicle } from './carbon.present.ts'
import { measureTrips } from './measured-roads.service.ts'
import type { Roads } from './places/roads.service.ts'

/** The emissions of a journey, each trip with its alternatives. */
export async function calculateJourney(
  roads: Roads,
  request: Body<typeof carbon.journey>,
  now: Temporal.Instant,
): Promise<JourneyReply> {
  const passengers = numberSent(request.total_passengers)
  const size = checkJourneySize({ passengers, trips: request.trips.length })
  if (!size.ok) throw refuseAll(size.error)
  const today = inForce(now)
  const trips = await measureTrips(roads, request.trips)
  const journey = calculateTrips(trips, { passengers, factors: today.factors })
  if (!journey.ok) throw refuseAll(journey.error)
  return {
    journey_name: request.journey_name,
    ...presentJourney(journey.value, today),
  }
}

/** The emissions of a car over a year, or over the days of a contract. */
export function calculateAnnualVehicle(
  { annual_kilometers, vehicle_details, days: sentDays }: Body<typeof carbon.annualVehicle>,
  now: Temporal.Instant,
): AnnualVehicleReply {
  const { fuel_type: fuelType } = vehicle_details
  const kilometres = numberSent(annual_kilometers)
  const year = numberSent(vehicle_details.year)
  const days = sentDays === undefined ? DAYS_OF_YEAR : numberSent(sentDays)
  const checked = checkVehicle({ kilometres, year, days }, dayInParis(now))
  if (!checked.ok) throw refuseAll(checked.error)
  const vehicle = { fuelType, size: vehicleSizeOf(vehicle_details.size), year }
  return presentVehicle({ vehicle, kilometres, days }, inForce(now))
}

/** A number that JSON can’t carry arrives as null or as its name: read as NaN, which the rules then refuse. */
function numberSent(sent: SentNumber): number {
  return typeof sent === 'number' ? sent : Number.NaN
}

function inForce(now: Temporal.Instant) {
  const today = dayInParis(now)
  return { factors: factorSetInForce(today), prices: contributionPricesInForce(today) }
}
