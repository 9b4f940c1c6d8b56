import * as z from 'zod/mini'
import { room } from './http/route.ts'
import { REFUSALS } from './refusals.messages.ts'

export const notification = z.object({
  id: z.string(),
  title: z.string(),
  /** The name of the reader's contract that it is about; empty when there is none. */
  about: z.string(),
  /** Path in the application that it links to. */
  path: z.string(),
  created_at: z.string(),
  is_read: z.boolean(),
})

export type Notification = z.output<typeof notification>

const unread = z.int().check(z.gte(0))

export const notifications = room({
  list: {
    method: 'GET',
    path: '/notifications',
    access: 'signedIn',
    summary: 'Les cinquante dernières notifications du compte, et combien ne sont pas lues',
    reply: z.object({ data: z.array(notification), unread }),
  },
  read: {
    method: 'POST',
    path: '/notifications/read',
    access: 'signedIn',
    summary: 'Marquer une notification comme lue, ou toutes',
    body: z.object({
      /** All of them if absent. */
      id: z.optional(z.string().check(z.maxLength(18), z.regex(/^\d{1,18}$/, REFUSALS.id))),
    }),
    reply: z.object({ unread }),
  },
})
