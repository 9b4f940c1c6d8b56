import EXPECTED from '@sillage/domain/subscription/expected-prices.json' with { type: 'json' }

/** The market price of a profile, in euros with all taxes: the tariff must stay within it. */
export interface MarketLevel {
  readonly id: string
  readonly profile: string
  readonly product: string
  /** Days covered, and days between signature and the first of them. */
  readonly days: number
  readonly leadDays: number
  readonly answers: readonly string[]
  readonly from: number
  readonly to: number
}

export const MARKET_SOURCE =
  'Ranges, all taxes included. Cars: lecomparateurassurance.com (August 2025; LeLynx 2024), lassuranceenmouvement.com of 2 May 2025, moneyvox.fr (101575, 104841, 107834), toutsurmesfinances.com, media.roole.fr, direct-temporaires.fr. Travels: tourdumondiste.com, hellosafe.fr, promosejours.com, safar24.com, credit-agricole.fr. A range from a single figure is ± 25 %, which is ours.'

export const MARKET_LEVELS: readonly MarketLevel[] = EXPECTED.flatMap(
  ({ id, name, product, answers, days, leadDays, market }) =>
    market ? [{ id, profile: name, product, answers, days, leadDays, ...market }] : [],
)

/** Priced below the market, because the law limits what youth adds to liability (A121-1-1), and the car is old. */
export const BELOW_MARKET = ['car-009']
