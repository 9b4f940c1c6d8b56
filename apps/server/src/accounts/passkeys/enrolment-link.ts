import { maskEmail } from '@sillage/domain/accounts/email.ts'
import { mailboxOf } from '@sillage/domain/accounts/limits/guessing.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { DomainError, refuse } from '../../platform/http/domain-error.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { ACCOUNT_MAILS } from '../account-mails.messages.ts'
import { createLink, findLinkOf } from '../recovery/links.ts'
import { isWithinCap } from '../session/throttle.ts'
import { PASSKEY_MESSAGES } from './passkeys.messages.ts'
import { findRootWithoutPasskey } from './passkeys.repository.ts'

/** Links that one mailbox gets in 15 minutes; asked for more, the last one stays valid. */
const LINKS_PER_MAILBOX = 3

/** Sends a staff account the link for making its first passkey. Returns the refusal that says where it went. */
export async function sendEnrolmentLink(
  { database, now }: WorkContext,
  { id: accountId, email }: AccountRow,
): Promise<DomainError> {
  const key = `clé ${mailboxOf(email)}`
  if (await isWithinCap(database, { key, cap: LINKS_PER_MAILBOX, now }))
    await inTransaction(database, async (transaction) => {
      const path = await createLink(transaction, { accountId, purpose: 'enrol', email, now })
      await queueMail(transaction, { to: email, path, ...ACCOUNT_MAILS.enrol })
    })
  const message = PASSKEY_MESSAGES.linkSent(maskEmail(email))
  return refuse({ code: 'second_factor.link_sent', message }, 403)
}

/** Whether the token belongs to a link sent to the account's current address; it stays valid until the passkey is made. */
export async function opensEnrolment(
  { database, now }: WorkContext,
  { account, token }: { account: AccountRow; token: string | undefined },
): Promise<boolean> {
  if (token === undefined) return false
  const link = await findLinkOf(database, { token, purpose: 'enrol', now })
  return link?.account_id === account.id && link.email === account.email
}

/** The path for the first root to make a passkey when no mail can be sent; null once any root has one. */
export async function drawRootEnrolment({ database, now }: WorkContext): Promise<string | null> {
  const root = await findRootWithoutPasskey(database)
  if (!root) return null
  return createLink(database, { accountId: root.id, purpose: 'enrol', email: root.email, now })
}
