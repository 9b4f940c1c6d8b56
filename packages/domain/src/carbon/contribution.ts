import { type Cents, roundCents } from '../values/money.ts'
import { roundKilograms } from './figures.ts'

/** What a contribution finances. `renewable_energy` is the default (specification, section 9). */
export const CONTRIBUTION_OPTIONS = ['renewable_energy', 'tree_planting'] as const
export type ContributionOption = (typeof CONTRIBUTION_OPTIONS)[number]

/** Prices in force from a day. They are configuration, because no partner is under contract yet. */
export interface ContributionPrices {
  readonly validFrom: Temporal.PlainDate
  readonly renewableEnergy: { readonly centsPerTonne: Cents; readonly source: string }
  readonly treePlanting: {
    readonly centsPerTree: Cents
    readonly kilogramsPerTree: number
    /** How many years a tree must live to store its kilograms. */
    readonly years: number
    readonly source: string
  }
}

/** What a contribution costs, and what it finances: kg CO2e for energy, whole trees for planting. */
export interface Contribution {
  readonly option: ContributionOption
  readonly cents: Cents
  readonly impact: number
}

/**
 * The contribution offered for an emission in kg CO2e, rounded first to 10 g, as stored.
 *
 * Renewable energy: as many kg, at 10 € a tonne and one cent at least. Trees: one for each 100 kg begun, 3 € each. No
 * emission costs nothing. Throws RangeError for a negative emission, NaN and the infinities.
 * Source: Fairtrade floor for renewables; Label Bas-Carbone, 31.8 to 33 € a tonne.
 *
 * Example: 3113 kg is 31,13 € of renewable energy, or 32 trees at 96,00 €.
 */
export function contribution(
  kilograms: number,
  option: ContributionOption,
  prices: ContributionPrices,
): Contribution {
  if (!(Number.isFinite(kilograms) && kilograms >= 0))
    throw new RangeError(`Not an emission: ${kilograms}`)
  const kg = roundKilograms(kilograms)
  if (option === 'tree_planting') {
    const { centsPerTree, kilogramsPerTree } = prices.treePlanting
    const trees = Math.ceil(kg / kilogramsPerTree)
    return { option, cents: trees * centsPerTree, impact: trees }
  }
  const cents = roundCents((kg * prices.renewableEnergy.centsPerTonne) / 1000)
  return { option, cents: kg === 0 ? 0 : Math.max(1, cents), impact: kg }
}
