import type { Database } from '../platform/database/database.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { ACCOUNT_MAILS } from './account-mails.messages.ts'
import { createLink } from './links.ts'

/** Sends the link that confirms an address: the account's own, or the one it wants to change to. */
export async function sendConfirmation(
  database: Database,
  { accountId, email, now }: { accountId: string; email: string; now: Temporal.Instant },
) {
  const path = await createLink(database, { accountId, purpose: 'email', email, now })
  await queueMail(database, { to: email, path, ...ACCOUNT_MAILS.confirmEmail })
}
