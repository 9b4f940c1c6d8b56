import type { DecisionCalculation } from '@sillage/domain/claims/calculation/calculation.ts'
import type { Decision } from '@sillage/domain/claims/outcome.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import type { Verification } from '../../verification/verification.ts'
import type { Insurer } from '../parties.ts'

/** The data of a claim's documents: `YYYY-MM-DD` for days, UTC ISO 8601 for instants, cents for money. */
export interface ClaimDocument {
  readonly claimId: string
  readonly contractId: string
  readonly product: ProductId
  readonly nature: string
  readonly description: string
  readonly status: string
  readonly declaredAt: string
  readonly issuedAt: string
  readonly incident: { readonly day: string; readonly time: string; readonly place: string }
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  /** Who holds the contract: a company, or the policyholder whom it names. */
  readonly owner: string
  /** The covers of the level signed that the nature concerns. */
  readonly covers: readonly string[]
  /** The effects of the decision beyond the indemnity, with the marks of `inlineParts`. */
  readonly effects: readonly string[]
  /** The legal deadline, in words. */
  readonly deadline: {
    readonly label: string
    readonly lastDay: string | null
    readonly isLate: boolean
  }
  readonly progress: { readonly now: string; readonly next: string; readonly usualDelay: string }
  readonly timeline: readonly {
    readonly at: string
    readonly sentence: string
    readonly by: string
  }[]
  readonly checklist: readonly { readonly label: string; readonly state: string }[]
  readonly documents: readonly { readonly name: string; readonly at: string }[]
  readonly outcome: ClaimOutcomeDocument | null
  readonly insurer: Insurer
  readonly verification: Verification
}

export interface ClaimOutcomeDocument {
  readonly label: string
  readonly amountCents: number
  readonly excessCents: number
  readonly paidCents: number
  readonly reasons: string
  readonly decidedAt: string
  readonly decidedBy: string
  /** Who signed it as the second person; empty without one. */
  readonly approvedBy: string
  readonly stands: boolean
  readonly actBefore: string
  readonly decision: Decision
  /** Null for a decision whose amounts were typed by hand. */
  readonly calculation: DecisionCalculation | null
  /** Version of the general conditions signed, whose clause a refusal cites; null for older contracts. */
  readonly termsVersion?: string | null
}
