import type { mails } from '@sillage/wire/mails.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { readMails, resendMails } from './mails.service.ts'

export const mailsHandlers: Handlers<typeof mails> = {
  list: async ({ context }) => ({ data: await readMails(context) }),
  resend: async ({ body, session, context }) => ({
    data: { resent: await resendMails({ ...context, session }, body.id ?? null) },
  }),
}
