import type { LivePrice } from '../price/use-price.ts'
import type { Recap, RecapSummary } from '../recap/recap-summary.ts'
import { plannedInstalments } from './payment-choice.ts'

/** What a signature today would owe; none while the price is not known. */
export function instalmentsOf(recap: Recap, { period }: RecapSummary, { price }: LivePrice) {
  const { contractPrice, compensationAmount, isContributionPending, today, payment } = recap
  if (!period || !price || contractPrice === null || isContributionPending) return []
  const priced = { rows: price.breakdown, contractPrice, compensationAmount }
  return plannedInstalments(payment, { priced, period, today })
}
