import * as z from 'zod/mini'
import { documents } from '../documents.ts'
import { productId } from '../http/fields.ts'
import { paging } from '../http/paging.ts'
import { data, room } from '../http/route.ts'
import { guarantee, priceRow } from '../subscription.ts'
import { contract } from './contracts.ts'

const quote = z.object({
  quote_id: z.string(),
  contract_type: z.object({ type: productId }),
  created_at: z.string(),
  /** The last day on which it may be used. */
  valid_until: z.string(),
  is_valid: z.boolean(),
  start_date: z.string(),
  end_date: z.string(),
  /** Euros: contract price plus contribution, as of the quote. */
  price: z.number(),
  contractPrice: z.number(),
  compensationAmount: z.number(),
  contribution: contract.shape.contribution,
  questions: z.array(
    z.object({
      question_id: z.string(),
      questionValue: z.string(),
      answerValue: z.string(),
      choosable_answer_id: z.nullable(z.string()),
    }),
  ),
  travels: contract.shape.travels,
  breakdown: z.array(priceRow),
  /** The level of cover, as worded in its answer. */
  level: z.string(),
  guarantees: z.array(guarantee),
  tariff_version: z.string(),
})

export type Quote = z.output<typeof quote>

export const quotes = room({
  mine: {
    method: 'GET',
    path: '/quotes/user',
    access: 'signedIn',
    summary: 'Les devis gardés du compte, le dernier d’abord',
    query: z.object(paging),
    reply: data(z.array(quote)),
  },
  save: {
    method: 'POST',
    path: '/quotes/',
    weight: 3,
    access: 'signedIn',
    summary: 'Garder un devis trente jours',
    body: documents.quote.body,
    reply: data(quote),
    status: 201,
    idempotent: true,
  },
  duplicate: {
    method: 'POST',
    path: '/quotes/:id/duplicate',
    weight: 3,
    access: 'signedIn',
    summary: 'Refaire un devis au tarif du jour, pour trente jours',
    reply: data(quote),
    status: 201,
    idempotent: true,
  },
  remove: {
    method: 'POST',
    path: '/quotes/:id/delete',
    access: 'signedIn',
    summary: 'Effacer un devis',
    reply: 'none',
    status: 204,
  },
})
