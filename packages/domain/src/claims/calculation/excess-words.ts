import { formatEuros } from '../../values/money.ts'
import type { CalculatedLine } from './calculation.ts'
import { POLICY_FACTS } from './policy.messages.ts'

/** How the excess of a contract is worded: an amount per claim, and what the contract adds to it. */
export interface ExcessWords {
  /** « 300,00 € par sinistre » */
  readonly amount: string
  /** Empty when the contract adds nothing. */
  readonly note: string
  /** Whether the excess takes less than its amount, because no more was left. */
  readonly isCut: boolean
}

/**
 * The excess of the contract in words that say its amount once; null for another step, for an amount that a person
 * changed, and for an excess that the contract tells in other words than an amount a claim.
 */
export function excessWords({
  step,
  kept,
  fact,
  reason,
  takesCents,
}: CalculatedLine): ExcessWords | null {
  if (step !== 'excess' || kept === null || reason !== '') return null
  const amount = POLICY_FACTS.excess(formatEuros(kept))
  if (!fact.startsWith(amount)) return null
  const note = fact.slice(amount.length).replace(/^\. /, '')
  return { amount, note, isCut: takesCents < kept }
}
