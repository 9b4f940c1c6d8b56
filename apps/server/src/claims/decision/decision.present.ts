import {
  AMOUNT_LABELS,
  RIGHT_WORDS,
} from '@sillage/domain/claims/calculation/calculation.messages.ts'
import type { DecisionCalculation } from '@sillage/domain/claims/calculation/calculation.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { WireCalculation } from '@sillage/wire/claims/calculation.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'

/** How far the payment of a decision is, according to the payments. */
export interface IndemnityProgress {
  readonly cents: number
  readonly account: string | null
  readonly dueBy: string
  readonly sentOn: string | null
  readonly paidOn: string | null
  readonly refusedOn: string | null
  readonly isOfEstate: boolean
}

export function presentIndemnity({
  cents,
  account,
  dueBy,
  sentOn,
  paidOn,
  refusedOn,
  isOfEstate,
}: IndemnityProgress): NonNullable<ClaimDetail['outcome']>['payment'] {
  return {
    amount: toEuros(cents),
    account,
    due_by: dueBy,
    sent_on: sentOn,
    paid_on: paidOn,
    refused_on: refusedOn,
    is_of_estate: isOfEstate,
  }
}

/** A decision line by line: the rights that were looked at, and what changed the amount. */
export function presentCalculation(calculation: DecisionCalculation): WireCalculation {
  return {
    rights: calculation.rights.map(({ right, state, fact, clause }) => ({
      right,
      label: RIGHT_WORDS[right],
      state,
      fact,
      clause,
    })),
    loss: toEuros(calculation.lossCents),
    loss_source: calculation.lossSource,
    lines: calculation.lines
      .filter(({ takesCents, reason }) => takesCents > 0 || reason !== '')
      .map(({ step, takesCents, reason, fact }) => ({
        step,
        label: AMOUNT_LABELS[step],
        takes: toEuros(takesCents),
        reason: reason === '' ? fact : reason,
      })),
  }
}
