import * as z from 'zod/mini'
import { claimMessage } from './claims/claim-message.ts'
import { room } from './http/route.ts'

/** What an open page receives. Each event has a number, greater than all before it. */
export const liveEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    payload: z.object({ claim_id: z.string(), message: claimMessage }),
  }),
  z.object({
    kind: z.literal('status'),
    payload: z.object({
      claim_id: z.string(),
      claimStatus: z.enum(['pending', 'in_progress', 'under_review', 'closed']),
    }),
  }),
  z.object({
    kind: z.literal('read'),
    /** The messages after `from` and up to `up_to`, those of others, were read by this account. */
    payload: z.object({
      claim_id: z.string(),
      user_id: z.string(),
      from: z.string(),
      up_to: z.string(),
    }),
  }),
  z.object({ kind: z.literal('participants'), payload: z.object({ claim_id: z.string() }) }),
  z.object({
    kind: z.literal('presence'),
    /** For colleagues alone: somebody of the team reads the claim, writes in it, or has left it. Sent again while it lasts. */
    payload: z.object({
      claim_id: z.string(),
      user_id: z.string(),
      name: z.string(),
      doing: z.enum(['reading', 'writing', 'gone']),
    }),
  }),
  z.object({
    kind: z.literal('notification'),
    payload: z.object({ title: z.string(), path: z.string() }),
  }),
])

export type LiveEvent = z.output<typeof liveEvent>

export const live = room({
  stream: {
    method: 'GET',
    path: '/live',
    weight: 3,
    access: 'signedIn',
    summary:
      'Ce qui change, à mesure (server-sent events) ; reprend après le numéro de Last-Event-ID',
    reply: 'text/event-stream',
  },
})
