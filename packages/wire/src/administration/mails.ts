import * as z from 'zod/mini'
import { uuid } from '../http/fields.ts'
import { data, room } from '../http/route.ts'

/** A mail that the mail server permanently refused; its text is kept until it is sent or deleted. */
const refusedMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** The codes returned by the mail server, `EENVELOPE 550 5.1.1`; null for mails before codes were stored. */
  refusal: z.nullable(z.string()),
  attempts: z.number(),
  /** Whether it is sent again to `recipient` alone, whatever address its account has by then. */
  isForAddress: z.boolean(),
  /** The account that it was written for, while it is open and the reader may see it. */
  accountId: z.nullable(z.string()),
  /** The other address that the account has by now, to which the mail would be sent again; null without one. */
  addressNow: z.nullable(z.string()),
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
