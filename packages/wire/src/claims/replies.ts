import * as z from 'zod/mini'
import { paragraph, text, uuid } from '../http/fields.ts'
import { data, type Room, STAFF } from '../http/route.ts'

const writing = z.object({
  writing_id: z.string(),
  title: z.string(),
  text: z.string(),
  by: z.string(),
  at: z.string(),
})

const reply = z.object({
  reply_id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Edited texts, newest first: at most twenty. */
  writings: z.array(writing),
  /** As shipped with Sillage. */
  original: z.object({ title: z.string(), text: z.string() }),
})

export type Reply = z.output<typeof reply>

/** The replies that the team inserts into its messages: part of the desk's room. */
export const replies = {
  replies: {
    method: 'GET',
    path: '/claims/replies',
    access: STAFF,
    summary: 'Les réponses types, et qui les a écrites quand',
    reply: data(z.array(reply)),
  },
  writeReply: {
    method: 'PUT',
    path: '/claims/replies/:replyId',
    access: ['admin'],
    summary: 'Écrire une réponse type autrement\u202f; l’ancienne reste lisible',
    body: z.object({
      title: text(80),
      text: paragraph(1000),
      /** The version shown on the page: if someone saved another meanwhile, 409 and nothing changes. */
      seen: z.optional(z.nullable(uuid)),
    }),
    reply: data(z.array(reply)),
  },
} as const satisfies Room
