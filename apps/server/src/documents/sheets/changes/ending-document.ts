import type { ContractOrigin } from '@sillage/domain/contracts/status.ts'
import type { SettledTotals } from '@sillage/domain/payments/settlement.ts'
import type { IssuedPaper } from '../parties.ts'

/** The receipt of a cancellation, or the acknowledgement of a withdrawal. */
export interface EndingDocument extends IssuedPaper {
  kind: 'cancellation' | 'withdrawal'
  /** Whether the insurer ended it, for a debt. */
  isUnpaid: boolean
  /** When it was asked for. */
  endedAt: string
  /**
   * The days that a ground of the law gives, or that were chosen without one; absent where the covers ended with the demand.
   */
  later?:
    | {
        ground: string | null
        eventOn: string
        coveredUntil: string
        endsOn: string
      }
    | null
    | undefined
  reason: string | null
  /** The contract asked for first, then those that ended with it. */
  contracts: readonly EndedContract[]
  /** The contribution to climate projects that they bought, and what comes back of it beside their own refunds. */
  climateCents: number
  climateBackCents: number
  refundDueBy: string
  /** What becomes of it, in cents; absent where the contracts have no instalments. */
  settlement?: SettledTotals | undefined
}

export interface EndedContract {
  contractId: string
  origin: ContractOrigin
  period: { start: string; end: string }
  days: number
  daysLeft: number
  priceCents: number
  refundCents: number
  /** Why nothing is given back, when the days left do not say it. */
  note: string | null
  /** Line by line, where it is not calculated by days. */
  rows: readonly { label: string; paidCents: number; backCents: number; note: string }[]
}
