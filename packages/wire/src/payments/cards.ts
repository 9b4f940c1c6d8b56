import * as z from 'zod/mini'
import { text, uuid } from '../http/fields.ts'
import { data, room } from '../http/route.ts'

const outcome = z.object({
  state: z.enum(['paid', 'refused']),
  /** Euros. */
  amount: z.number(),
})

export type CardOutcome = z.output<typeof outcome>

/** The header with the provider’s signature of its notifications. */
export const CARD_SIGNATURE = 'x-card-signature'

/** 404 when the operator takes no cards. */
export const cards = room({
  start: {
    method: 'POST',
    path: '/payments/card',
    weight: 10,
    access: 'signedIn',
    summary: 'Ouvrir la page où régler par carte ce qui est dû',
    body: z.object({ due_id: uuid }),
    reply: data(z.object({ page: z.string() })),
  },
  back: {
    method: 'POST',
    path: '/payments/card/return',
    access: 'signedIn',
    summary: 'Rapporter ce que la page de paiement a signé',
    body: z.object({ message: text(2000), signature: text(200) }),
    reply: data(outcome),
  },
  news: {
    method: 'POST',
    path: '/payments/card/news',
    access: 'public',
    summary: 'Recevoir ce que le prestataire de paiement par carte a signé',
    body: 'stream',
    bodyLimit: 4096,
    reply: 'none',
    status: 204,
  },
})
