import type { Cents } from '../values/money.ts'

/** The ledger totals of a period, in cents. */
export interface InsuranceFigures {
  /** Premiums written: without tax, less cancellations. */
  readonly premium: Cents
  /** Indemnities ordered, less those returned. */
  readonly paid: Cents
  /** What parties at fault owe us, less what was given up. */
  readonly recovered: Cents
  /** The increase in reserves; negative when reserves were released. */
  readonly reserved: Cents
}

/** The cost of claims in a period: what was paid and newly reserved, less recoveries. */
export function claimsCost({ paid, recovered, reserved }: InsuranceFigures): Cents {
  return paid + reserved - recovered
}

/**
 * The ratio S/P in tenths of a percent: the cost of claims over the premiums written in the same period. Null unless
 * premiums are positive.
 *
 * Example: premiums 1 000,00; paid 300,00, reserved 450,00, recovered 50,00: 700,00, so 70,0 %.
 */
export function lossRatio(figures: InsuranceFigures): number | null {
  return figures.premium > 0 ? Math.round((claimsCost(figures) / figures.premium) * 1000) : null
}
