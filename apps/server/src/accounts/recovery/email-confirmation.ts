import type { Database } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { ACCOUNT_MAILS } from '../account-mails.messages.ts'
import { createLink } from './links.ts'

interface Asked {
  readonly accountId: string
  readonly email: string
  /** Whether it is a new account's address. */
  readonly isNew?: boolean
  readonly now: Temporal.Instant
}

/** Sends the link that confirms an address: of an account not proved yet, or one it wants to change to. */
export async function sendConfirmation(
  database: Database,
  { accountId, email, isNew, now }: Asked,
) {
  const path = await createLink(database, { accountId, purpose: 'email', email, now })
  await queueMail(database, {
    to: email,
    path,
    ...(isNew ? ACCOUNT_MAILS.proveEmail : ACCOUNT_MAILS.confirmEmail),
  })
}
