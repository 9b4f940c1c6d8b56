import { type Alternative, alternatives } from '@sillage/domain/carbon/alternatives.ts'
import { CARBON_MESSAGES as SAY } from '@sillage/domain/carbon/carbon.messages.ts'
import { type ContributionPrices, contribution } from '@sillage/domain/carbon/contribution.ts'
import { drivingEmissions } from '@sillage/domain/carbon/driving-period.ts'
import { drivingYear } from '@sillage/domain/carbon/driving-year.ts'
import { type FactorSet, type Parts, sumOfParts } from '@sillage/domain/carbon/factors.ts'
import { roundKilograms } from '@sillage/domain/carbon/figures.ts'
import type { Emissions, JourneyEmissions, TripEmissions } from '@sillage/domain/carbon/journey.ts'
import { distanceText, type TripDistance } from '@sillage/domain/carbon/places/distance.ts'
import type { Place } from '@sillage/domain/carbon/places/place.ts'
import type { AppliedFactor } from '@sillage/domain/carbon/trip-factor.ts'
import { DAYS_OF_YEAR, type Vehicle } from '@sillage/domain/carbon/vehicle.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { AnnualVehicleReply, JourneyReply, TripResult } from '@sillage/wire/carbon.ts'

interface InForce {
  readonly factors: FactorSet
  readonly prices: ContributionPrices
}

export function presentJourney(
  journey: JourneyEmissions,
  { factors, prices }: InForce,
): Omit<JourneyReply, 'journey_name'> {
  const { passengers } = journey
  return {
    total_passengers: passengers,
    ...presentOffer(journey.kg, prices),
    total: roundKilograms(journey.kg),
    per_passenger: roundKilograms(journey.perPassengerKg),
    breakdown: presentParts(journey.parts),
    distance_km: roundKilometres(journey.distanceKm),
    method: journey.trips.some(({ distance }) => distance.isMeasured)
      ? SAY.methodOfMeasuredRoads
      : SAY.methodOfTrips,
    factor_set: factors.version,
    uncertainty_pct: Math.round(journey.uncertaintyPct),
    trips: journey.trips.map((trip) => presentTrip(trip, { passengers, factors })),
    driving_year: presentDrivingYear(factors),
  }
}

/** Contributions are calculated on usage only: past manufacturing emissions are shown separately. */
export function presentVehicle(
  { vehicle, kilometres, days }: { vehicle: Vehicle; kilometres: number; days: number },
  { factors, prices }: InForce,
): AnnualVehicleReply {
  const { kg, parts, uncertaintyPct } = drivingEmissions(vehicle, { kilometres, days, factors })
  return {
    ...presentOffer(parts.usage, prices),
    total: roundKilograms(kg),
    breakdown: presentParts(parts),
    distance_km: roundKilometres((kilometres * days) / DAYS_OF_YEAR),
    days,
    method: SAY.methodOfVehicle,
    factor_set: factors.version,
    uncertainty_pct: uncertaintyPct,
    vehicle: { fuel_type: vehicle.fuelType, size: vehicle.size, year: vehicle.year },
  }
}

function presentOffer(kg: number, prices: ContributionPrices) {
  const energy = contribution(kg, 'renewable_energy', prices)
  const trees = contribution(kg, 'tree_planting', prices)
  return {
    emissions_summary: { total_emissions_kg: roundKilograms(kg) },
    offset_options: {
      renewable_energy: {
        cost_usd: toEuros(energy.cents),
        currency: 'EUR' as const,
        impact: energy.impact,
      },
      tree_planting: {
        cost_usd: toEuros(trees.cents),
        currency: 'EUR' as const,
        impact: trees.impact,
        kilograms_per_tree: prices.treePlanting.kilogramsPerTree,
        horizon_years: prices.treePlanting.years,
      },
    },
  }
}

function presentTrip(
  result: TripEmissions,
  given: { passengers: number; factors: FactorSet },
): TripResult {
  const { trip, distance, times } = result
  return {
    origin: presentEnd(trip.from),
    destination: presentEnd(trip.to),
    transport_mode: trip.mode,
    ...presentWay(result),
    great_circle_km: roundKilometres(distance.greatCircleKm),
    times,
    alternatives: alternatives(trip, given).map(presentAlternative),
  }
}

function presentAlternative(option: Alternative) {
  return { way: option.way, shared_by: option.sharedBy, ...presentWay(option) }
}

function presentWay({
  kg,
  perPassengerKg,
  parts,
  distance,
  factor,
  uncertaintyPct,
}: Emissions & { distance: TripDistance; factor: AppliedFactor }) {
  return {
    total: roundKilograms(kg),
    per_passenger: roundKilograms(perPassengerKg),
    breakdown: presentParts(parts),
    distance_km: roundKilometres(distance.km),
    distance_text: distanceText(distance),
    factor: presentFactor(factor),
    uncertainty_pct: uncertaintyPct,
  }
}

function presentDrivingYear(factors: FactorSet) {
  const { kilometres, kg, factor } = drivingYear(factors)
  return { kilometres, total: roundKilograms(kg), factor: presentFactor(factor) }
}

function presentFactor({ value, unit, rows }: AppliedFactor) {
  return {
    ids: rows.map(({ id }) => id),
    value: Number(value.toPrecision(4)),
    unit,
    source: [...new Set(rows.map(({ source }) => source))].join('\u202f; '),
    year: Math.max(...rows.map(({ year }) => year)),
  }
}

function presentEnd({ id, name, country, lat, lon }: Place) {
  return { place_id: id, name, country, lat, lon }
}

/** Usage absorbs the rounding, so that the three add up to the total. */
function presentParts(parts: Parts) {
  const manufacturing = roundKilograms(parts.manufacturing)
  const contrails = roundKilograms(parts.contrails)
  const total = roundKilograms(sumOfParts(parts))
  return { usage: roundKilograms(total - manufacturing - contrails), manufacturing, contrails }
}

function roundKilometres(km: number): number {
  return Math.round(km * 10) / 10
}
