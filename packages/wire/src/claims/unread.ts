import * as z from 'zod/mini'
import { data, type Route } from '../http/route.ts'

/** Called by every screen for the badge of the navigation: in its own file so that it loads nothing else. */
export const unread = {
  method: 'GET',
  path: '/messages/unread',
  access: 'signedIn',
  summary: 'Combien de messages attendent, en tout et par sinistre',
  reply: data(
    z.object({
      total: z.number(),
      claims: z.array(z.object({ claim_id: z.string(), unread: z.number() })),
    }),
  ),
} satisfies Route
