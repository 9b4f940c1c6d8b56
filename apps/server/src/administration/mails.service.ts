import type { MailsState } from '@sillage/wire/mails.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import type { Session } from '../platform/http/mount.ts'
import {
  countMails,
  endPause,
  findRefusedMails,
  readPause,
  reviveMails,
} from '../platform/mail/mail.repository.ts'

/** The page shows these, and counts the others. */
const MOST_SHOWN = 100

interface Moment {
  readonly database: Database
  readonly now: Temporal.Instant
}

/** What the mail server has refused, and whether sending goes on. */
export async function readMails({ database, now }: Moment): Promise<MailsState> {
  const [counts, rows, pausedUntil] = await Promise.all([
    countMails(database),
    findRefusedMails(database, MOST_SHOWN),
    readPause(database),
  ])
  const isPaused = pausedUntil !== null && pausedUntil.getTime() > now.epochMilliseconds
  return {
    ...counts,
    pausedUntil: isPaused ? pausedUntil.toISOString() : null,
    mails: rows.map(({ given_up_at, ...mail }) => ({
      ...mail,
      at: (given_up_at ?? new Date(0)).toISOString(),
    })),
  }
}

/** Sends refused mails again, one or all, as if they were new; sending goes on. Answers how many. */
export function resendMails(
  { database, now, session }: Moment & { session: Session },
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
