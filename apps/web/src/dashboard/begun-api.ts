import { productId } from '@sillage/wire/http/fields.ts'
import { data, room } from '@sillage/wire/http/route.ts'
import * as z from 'zod/mini'
import { clientOf } from '../shell/api/api.ts'

const summary = ''

/** Three calls of other features, with reduced schemas: the full ones would weigh more than the page. */
const begun = room({
  payouts: {
    method: 'GET',
    path: '/payments/user',
    access: 'signedIn',
    summary,
    reply: data(
      z.object({
        payouts: z.array(
          z.object({
            id: z.string(),
            claim_id: z.nullable(z.string()),
            amount: z.number(),
            account: z.unknown(),
            to_card: z.boolean(),
            held: z.boolean(),
            paid_on: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  },
  quotes: {
    method: 'GET',
    path: '/quotes/user',
    access: 'signedIn',
    summary,
    reply: data(
      z.array(
        z.object({
          quote_id: z.string(),
          contract_type: z.object({ type: productId }),
          valid_until: z.string(),
          start_date: z.string(),
          end_date: z.string(),
          price: z.number(),
        }),
      ),
    ),
  },
  drafts: {
    method: 'GET',
    path: '/subscription-drafts',
    access: 'signedIn',
    summary,
    reply: data(
      z.array(
        z.object({
          product: productId,
          content: z.object({ answers: z.record(z.string(), z.unknown()) }),
          saved_at: z.string(),
        }),
      ),
    ),
  },
})

export type BegunPayout = z.output<typeof begun.payouts.reply>['data']['payouts'][number]
export type BegunQuote = z.output<typeof begun.quotes.reply>['data'][number]
export type BegunDraft = z.output<typeof begun.drafts.reply>['data'][number]

export const begunApi = clientOf(begun)
