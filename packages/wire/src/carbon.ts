import { FUEL_TYPES } from '@sillage/domain/carbon/vehicle.ts'
import { WAYS_TO_TRAVEL } from '@sillage/domain/carbon/ways.ts'
import { TRAVEL_FORMATS } from '@sillage/domain/contracts/trips.ts'
import * as z from 'zod/mini'
import { anyNumber, text } from './http/fields.ts'
import { room } from './http/route.ts'
import { REFUSALS } from './refusals.messages.ts'

/** Far more than any journey has: below it, the rule refuses too many trips with its own code. */
const MOST_TRIPS_READ = 1000

/** kg CO2e, rounded to 10 g; the three add up to the total. */
const breakdown = z.object({
  usage: z.number(),
  manufacturing: z.number(),
  contrails: z.number(),
})

/** `cost_usd` is a historical name: it carries euros. */
const offered = { cost_usd: z.number(), currency: z.literal('EUR'), impact: z.number() }

const calculated = {
  emissions_summary: z.object({ total_emissions_kg: z.number() }),
  offset_options: z.object({
    /** `impact` is kg CO2e financed. */
    renewable_energy: z.object(offered),
    /** `impact` is trees, each of which stores `kilograms_per_tree` over `horizon_years`. */
    tree_planting: z.object({
      ...offered,
      kilograms_per_tree: z.number(),
      horizon_years: z.number(),
    }),
  }),
  total: z.number(),
  breakdown,
  distance_km: z.number(),
  method: z.string(),
  factor_set: z.string(),
  uncertainty_pct: z.number(),
}

const factor = z.object({
  /** Rows of the table of factors: two when interpolated, or when manufacturing is a separate row. */
  ids: z.array(z.string()),
  value: z.number(),
  unit: z.string(),
  source: z.string(),
  year: z.number(),
})

const madeOneWay = {
  total: z.number(),
  per_passenger: z.number(),
  breakdown,
  distance_km: z.number(),
  /** How the distance was found, in French. */
  distance_text: z.string(),
  factor,
  uncertainty_pct: z.number(),
}

const end = z.object({
  place_id: z.string(),
  name: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
})

const tripResult = z.object({
  origin: end,
  destination: end,
  transport_mode: z.enum(TRAVEL_FORMATS),
  ...madeOneWay,
  great_circle_km: z.number(),
  /** How many times distance × factor counts: passengers, or cars. */
  times: z.number(),
  /** All sensible ways to make the same trip: the train first where there is one, then by rising emissions. */
  alternatives: z.array(
    z.object({ way: z.enum(WAYS_TO_TRAVEL), shared_by: z.number(), ...madeOneWay }),
  ),
})

export type TripResult = z.output<typeof tripResult>

export const carbon = room({
  journey: {
    method: 'POST',
    path: '/api/calculate/journey',
    weight: 20,
    access: 'public',
    service: 'emissions',
    summary: 'Les émissions d’un voyage, trajet par trajet, et les contributions proposées',
    body: z.object({
      journey_name: text(200),
      total_passengers: anyNumber,
      trips: z
        .array(
          z.object({
            origin: text(200),
            destination: text(200),
            transport_mode: z.enum(TRAVEL_FORMATS, REFUSALS.meansUnknown),
            origin_place_id: z.optional(text(40)),
            destination_place_id: z.optional(text(40)),
          }),
        )
        .check(z.maxLength(MOST_TRIPS_READ, REFUSALS.tooManyTrips)),
    }),
    reply: z.object({
      journey_name: z.string(),
      total_passengers: z.number(),
      ...calculated,
      per_passenger: z.number(),
      trips: z.array(tripResult),
      /** The emissions of a year of driving alone, for comparison. */
      driving_year: z.object({ kilometres: z.number(), total: z.number(), factor }),
    }),
  },
  annualVehicle: {
    method: 'POST',
    path: '/api/calculate/annual-vehicle',
    access: 'public',
    service: 'emissions',
    summary: 'Les émissions d’une voiture sur un an, et les contributions proposées',
    body: z.object({
      annual_kilometers: anyNumber,
      vehicle_details: z.object({
        type: z.literal('car', REFUSALS.carsOnly),
        fuel_type: z.enum(FUEL_TYPES, REFUSALS.energyUnknown),
        /** An unknown size counts as medium. */
        size: text(40),
        year: anyNumber,
      }),
      /** Days of the contract, whose emissions are returned; without it those of a year. */
      days: z.optional(anyNumber),
    }),
    reply: z.object({
      /** `emissions_summary` and the contributions are for usage only; manufacturing is in `total`. */
      ...calculated,
      days: z.number(),
      vehicle: z.object({ fuel_type: z.enum(FUEL_TYPES), size: z.string(), year: z.number() }),
    }),
  },
  searchCity: {
    method: 'GET',
    path: '/search',
    weight: 2,
    access: 'public',
    service: 'emissions',
    summary: 'Villes dont le nom commence comme le texte cherché',
    query: z.object({ city: text(100), format: z.optional(z.literal('json')) }),
    reply: z.array(
      z.object({
        place_id: z.string(),
        display_name: z.string(),
        name: z.string(),
        /** ISO 3166-1; an overseas territory has its own code. */
        country: z.string(),
        lat: z.string(),
        lon: z.string(),
        type: z.string(),
        importance: z.number(),
      }),
    ),
  },
})

export type City = z.output<(typeof carbon.searchCity)['reply']>[number]
export type JourneyReply = z.output<(typeof carbon.journey)['reply']>
export type AnnualVehicleReply = z.output<(typeof carbon.annualVehicle)['reply']>
