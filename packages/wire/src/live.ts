import * as z from 'zod/mini'
import { claimMessage } from './claims/claim-message.ts'
import { room } from './http/route.ts'

/** The events that an open page receives. Each event has a number, greater than all before it. */
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
    /** This account has read the messages of others after `from` and up to `up_to`. */
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
    /**
     * Only for colleagues: a member of the team is reading the claim, writing in it, or has left it. Repeated while it
     * lasts.
     */
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
