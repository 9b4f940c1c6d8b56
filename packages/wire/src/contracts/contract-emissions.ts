import { TRAVEL_FORMATS } from '@sillage/domain/contracts/trips.ts'
import * as z from 'zod/mini'
import { productId } from '../http/fields.ts'
import { boughtContribution } from './bought-contribution.ts'

const emissionLine = {
  /** `YYYY-MM`; for a trip, the month in which its contract begins. */
  month: z.string(),
  mode: z.enum(TRAVEL_FORMATS),
  /** kg CO2e, rounded to 10 g; null when it can't be calculated, and then `problem` says why. */
  kg: z.nullable(z.number()),
  problem: z.nullable(z.string()),
  /** The factors in force when the contract was signed. */
  factor_set: z.string(),
}

/** A city on the map. */
const mapPlace = z.object({
  place_id: z.string(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
})

const contributionEvent = z.object({
  kind: z.enum(['collected', 'given_back', 'handed_over']),
  at: z.string(),
  /** Euros. */
  amount: z.number(),
  /** The partner that received it, and the certificate number. */
  partner: z.nullable(z.string()),
  certificate: z.nullable(z.string()),
})

export type ContributionEvent = z.output<typeof contributionEvent>

export const contractEmissions = z.object({
  contract_id: z.string(),
  /** What people call the contract; empty when nothing identifies it. */
  name: z.string(),
  type: productId,
  start_date: z.string(),
  end_date: z.string(),
  /** The months that have lines. */
  months: z.array(z.string()),
  lines: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('trip'),
        ...emissionLine,
        /** The emission is for all of them. */
        travellers: z.number(),
        departure: z.string(),
        arrival: z.string(),
        /** The positions of both cities; null when the trip can't be calculated. */
        ends: z.nullable(z.object({ from: mapPlace, to: mapPlace })),
      }),
      z.object({
        kind: z.literal('car'),
        ...emissionLine,
        /** Days of the month, up to today. */
        days: z.number(),
        /** Whether it is the car described by the answers, not the constant one. */
        is_own_car: z.boolean(),
      }),
    ]),
  ),
  /** What this contract bought: for an extension only what it adds. */
  contribution: boughtContribution,
  /** Whether that contribution is still unpaid. */
  is_contribution_owed: z.boolean(),
  /** What happened to that contribution, in order. */
  contribution_events: z.array(contributionEvent),
  /** In French: why only part of it counts, or nothing. */
  note: z.nullable(z.string()),
})

export type ContractEmissions = z.output<typeof contractEmissions>
export type EmissionLine = ContractEmissions['lines'][number]
