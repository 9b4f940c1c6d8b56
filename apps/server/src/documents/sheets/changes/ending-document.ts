import type { ContractOrigin } from '@sillage/domain/contracts/status.ts'
import type { SettledTotals } from '@sillage/domain/payments/settlement.ts'
import type { IssuedPaper } from '../parties.ts'

/** The receipt of a cancellation, or the acknowledgement of a withdrawal. */
export interface EndingDocument extends IssuedPaper {
  kind: 'cancellation' | 'withdrawal'
  /** Whether the insurer ended it for non-payment. */
  isUnpaid: boolean
  /** Whom the paper is for, when the heirs of the policyholder ended it. */
  estate?: { correspondent: string; addressLines: readonly string[] } | null | undefined
  /** When it was asked for. */
  endedAt: string
  /** The days set by a legal ground, or chosen without one; absent when cover ended with the request. */
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
  /** The contract named in the request first, then those that ended with it. */
  contracts: readonly EndedContract[]
  /** The climate contribution that they bought, and the part of it refunded besides their own refunds. */
  climateCents: number
  climateBackCents: number
  refundDueBy: string
  /** How the refund is settled, in cents; absent when the contracts have no instalments. */
  settlement?: EndedSettlement | undefined
}

interface EndedSettlement extends SettledTotals {
  /** What stayed to be paid, in cents, and how, in French. */
  toPayCents: number
  howToPay: string
}

interface EndedContract {
  contractId: string
  origin: ContractOrigin
  period: { start: string; end: string }
  days: number
  daysLeft: number
  priceCents: number
  refundCents: number
  /** Why nothing is refunded, when the days left do not explain it. */
  note: string | null
  /** The refund line by line, when it is not calculated by days. */
  rows: readonly { label: string; paidCents: number; backCents: number; note: string }[]
}
