import * as z from 'zod/mini'
import { productId } from '../http/fields.ts'
import { data, room } from '../http/route.ts'
import { draftContent } from './draft-content.ts'

const servedDraft = z.object({
  product: productId,
  content: draftContent,
  /** Incremented at each save. */
  version: z.number(),
  saved_at: z.string(),
})

export type ServedDraft = z.output<typeof servedDraft>

export const subscriptionDrafts = room({
  mine: {
    method: 'GET',
    path: '/subscription-drafts',
    access: 'signedIn',
    summary: 'Les souscriptions commencées, gardées 30 jours après la dernière réponse',
    reply: data(z.array(servedDraft)),
  },
  keep: {
    method: 'PUT',
    path: '/subscription-drafts/:product',
    access: 'signedIn',
    summary: 'Garder une souscription en cours, d’un appareil à l’autre',
    body: z.object({
      content: draftContent,
      /** The version that this one replaces, 0 for none; 409 `draft.moved_on` when another was saved meanwhile. */
      version: z.number().check(z.int(), z.gte(0), z.lte(2_000_000_000)),
    }),
    reply: data(servedDraft),
  },
  discard: {
    method: 'DELETE',
    path: '/subscription-drafts/:product',
    access: 'signedIn',
    summary: 'Effacer une souscription en cours, sur tous les appareils',
    reply: 'none',
    status: 204,
  },
})
