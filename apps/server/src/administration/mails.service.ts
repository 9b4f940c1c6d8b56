import { rolesVisibleTo } from '@sillage/domain/accounts/permissions.ts'
import type { MailsState } from '@sillage/wire/administration/mails.ts'
import { recordAudit, recordListing } from '../audit/audit.service.ts'
import { inTransaction } from '../platform/database/database.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { endPause, readPause } from '../platform/mail/mail.repository.ts'
import {
  countMails,
  findRefusedMails,
  reviveMails,
} from '../platform/mail/refused-mails.repository.ts'

/** The page lists this many, and counts the rest. */
const MOST_SHOWN = 100

/**
 * The mails that the mail server refused, and whether sending goes on. They name their recipients, so reading them is
 * audited.
 */
export async function readMails({ database, now, session }: RequestContext): Promise<MailsState> {
  const [counts, rows, pausedUntil] = await Promise.all([
    countMails(database),
    findRefusedMails(database, {
      roles: rolesVisibleTo(session.account.role),
      most: MOST_SHOWN,
    }),
    readPause(database),
  ])
  await recordListing(database, {
    actorId: session.account.id,
    action: 'mail.listed',
    subjectKind: 'mail',
    subjectId: '',
    filter: {},
    found: counts.refused,
  })
  const isPaused = pausedUntil !== null && pausedUntil.getTime() > now.epochMilliseconds
  return {
    ...counts,
    pausedUntil: isPaused ? pausedUntil.toISOString() : null,
    mails: rows.map(({ given_up_at, account_id, shown_account_id, address_now, ...mail }) => ({
      ...mail,
      isForAddress: account_id === null,
      accountId: shown_account_id,
      addressNow: address_now === mail.recipient ? null : address_now,
      at: (given_up_at ?? new Date(0)).toISOString(),
    })),
  }
}

/** Sends refused mails again, one or all, as if new, and resumes sending. Returns how many. */
export function resendMails(
  { database, now, session }: RequestContext,
  id: string | null,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const resent = await reviveMails(transaction, { id, now: new Date(now.epochMilliseconds) })
    await endPause(transaction)
    if (resent > 0)
      await recordAudit(transaction, {
        actorId: session.account.id,
        action: 'mail.resent',
        subjectKind: 'mail',
        subjectId: id ?? '',
        detail: { resent },
      })
    return resent
  })
}
