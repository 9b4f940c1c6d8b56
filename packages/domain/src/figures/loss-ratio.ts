import type { Cents } from '../values/money.ts'

/** What the ledger says of a period, in cents. */
export interface InsuranceFigures {
  /** Premiums written: without tax, less what was cancelled. */
  readonly premium: Cents
  /** Indemnities ordered, less those that came back. */
  readonly paid: Cents
  /** What is owed to us by whoever was at fault, less what was given up. */
  readonly recovered: Cents
  /** By how much what is put aside has grown; below zero, what was released. */
  readonly reserved: Cents
}

/** What the claims of a period cost: what was paid and newly put aside, less what is recovered. */
export function claimsCost({ paid, recovered, reserved }: InsuranceFigures): Cents {
  return paid + reserved - recovered
}

/**
 * The ratio S/P in tenths of a percent: the cost of claims over the premiums written in the same period. Null without a
 * premium to compare with.
 *
 * Example: premiums 1 000,00; paid 300,00, put aside 450,00, recovered 50,00: 700,00, so 70,0 %.
 */
export function lossRatio(figures: InsuranceFigures): number | null {
  return figures.premium > 0 ? Math.round((claimsCost(figures) / figures.premium) * 1000) : null
}
