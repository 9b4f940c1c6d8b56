import type { mails } from '@sillage/wire/administration/mails.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { readMails, resendMails } from './mails.service.ts'

export const mailsHandlers: Handlers<typeof mails> = {
  list: async ({ context }) => ({ data: await readMails(context) }),
  resend: async ({ body, context }) => ({
    data: { resent: await resendMails(context, body.id ?? null) },
  }),
}
