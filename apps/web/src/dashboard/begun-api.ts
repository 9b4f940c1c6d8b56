import { type Quote, quotes } from '@sillage/wire/contracts/quotes.ts'
import {
  type ServedDraft,
  subscriptionDrafts,
} from '@sillage/wire/contracts/subscription-drafts.ts'
import { type PaymentPayout, payments } from '@sillage/wire/payments/payments.ts'
import { clientOf } from '../shell/api/api.ts'

export type BegunPayout = Pick<
  PaymentPayout,
  'id' | 'claim_id' | 'amount' | 'account' | 'to_card' | 'held' | 'paid_on'
>
export type BegunQuote = Pick<
  Quote,
  'quote_id' | 'contract_type' | 'valid_until' | 'start_date' | 'end_date' | 'price'
>
export type BegunDraft = Pick<ServedDraft, 'product' | 'saved_at'> & {
  readonly content: { readonly answers: Readonly<Record<string, unknown>> }
}

/** Three calls of other features, by themselves. */
export const begunApi = clientOf({
  payouts: payments.mine,
  quotes: quotes.mine,
  drafts: subscriptionDrafts.mine,
})
