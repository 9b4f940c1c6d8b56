import * as z from 'zod/mini'
import { uuid } from '../http/fields.ts'
import { data, room } from '../http/route.ts'

/** A mail that the mail server permanently refused; its text is kept until it is sent or deleted. */
const refusedMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** The code returned by the mail server; null for mails before codes were stored. */
  refusal: z.nullable(z.string()),
  attempts: z.number(),
  at: z.string(),
})

export type RefusedMail = z.output<typeof refusedMail>

export const mails = room({
  list: {
    method: 'GET',
    path: '/admin/mails',
    weight: 3,
    access: ['admin'],
    summary: 'Les e-mails que le serveur d’envoi a refusés, le plus récent en tête',
    reply: data(
      z.object({
        refused: z.number(),
        waiting: z.number(),
        /** Nothing is sent until then; null while sending is not paused. */
        pausedUntil: z.nullable(z.string()),
        /** The latest hundred. */
        mails: z.array(refusedMail),
      }),
    ),
  },
  resend: {
    method: 'POST',
    path: '/admin/mails/resend',
    access: ['admin'],
    summary: 'Renvoyer un e-mail refusé, ou tous, et reprendre les envois',
    body: z.object({ id: z.optional(uuid) }),
    reply: data(z.object({ resent: z.number() })),
  },
})

export type MailsState = z.output<(typeof mails.list)['reply']>['data']
