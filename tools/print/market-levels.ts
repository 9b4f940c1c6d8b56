import type { ProductId } from '@sillage/domain/products/names.ts'

/** What a profile costs on the market, in euros, all taxes included: the tariff is set to stay inside. */
export interface MarketLevel {
  readonly profile: string
  readonly product: ProductId
  /** Days covered. */
  readonly days: number
  /** The answers that are not neutral, by the end of their id. */
  readonly answers: readonly string[]
  readonly from: number
  readonly to: number
}

export const MARKET_SOURCE =
  'Ranges, all taxes included: yearly averages of French motor insurance in 2025 (lassuranceenmouvement.com of 2 May 2025, latribuneauto.com, location.carrefour.fr); travel: three weeks in Mexico at 27, from the cheapest product to the dearest (tourdumondiste.com).'

export const MARKET_LEVELS: readonly MarketLevel[] = [
  {
    profile: 'third party',
    product: 'car',
    days: 365,
    answers: ['level.third_party'],
    from: 524,
    to: 534,
  },
  {
    profile: 'intermediate',
    product: 'car',
    days: 365,
    answers: ['level.intermediate'],
    from: 603,
    to: 613,
  },
  {
    profile: 'all risks',
    product: 'car',
    days: 365,
    answers: ['level.all_risks'],
    from: 785,
    to: 796,
  },
  {
    profile: 'all risks, electric',
    product: 'car',
    days: 365,
    answers: ['level.all_risks', 'energy.electric'],
    from: 798,
    to: 818,
  },
  {
    profile: 'all risks, under 25',
    product: 'car',
    days: 365,
    answers: ['level.all_risks', 'driver_age.21_to_24', 'licence.2_to_3', 'bonus.0_80_to_1_00'],
    from: 1200,
    to: 1226,
  },
  {
    profile: 'cheapest far travel',
    product: 'travel',
    days: 21,
    answers: ['zone.world', 'oldest.18_to_29', 'cost.1001_to_2000', 'level.essential'],
    from: 36,
    to: 127,
  },
  {
    profile: 'dearest far travel',
    product: 'travel',
    days: 21,
    answers: ['zone.world', 'oldest.18_to_29', 'cost.1001_to_2000', 'level.premium'],
    from: 36,
    to: 127,
  },
]
