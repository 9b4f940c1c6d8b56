import { KEPT_DAYS } from '@sillage/domain/personal-data/kept-days.ts'
import type { Database } from '../database/database.ts'
import { forgetMailsBefore, insertMail, insertMails } from './mail.repository.ts'
import { insertMailWithPapers } from './mail-papers.repository.ts'

export { forgetUnsentMails } from './mail.repository.ts'

export interface QueuedMail {
  readonly to: string
  readonly subject: string
  /** Plain French text that mentions no claim and no health matter. */
  readonly text: string
  /** Path in the application; the mail ends with its full address. */
  readonly path?: string
  /** Prevents duplicates: a second mail with the same key is not written. */
  readonly key?: string
  /**
   * Whose mail it is: sent again after a refusal, it goes to the address that the account has by then. Left out, it is
   * worth something at its own address alone: a link that confirms it, a code, a warning about a change of address.
   */
  readonly accountId?: string
}

/** Queues a mail; within a transaction, it is sent only if that commits. */
export function queueMail(database: Database, mail: QueuedMail): Promise<void> {
  return insertMail(database, rowOf(mail))
}

/** Queues a mail with attached documents of the object store. Returns its id. */
export function queueMailWithPapers(
  transaction: Database,
  {
    papers,
    now,
    ...mail
  }: QueuedMail & {
    readonly now: Temporal.Instant
    readonly papers: readonly { readonly key: string; readonly filename: string }[]
  },
): Promise<string> {
  return insertMailWithPapers(transaction, {
    ...rowOf(mail),
    with_papers_due_at: new Date(now.epochMilliseconds),
    papers,
  })
}

/** Queues many mails in one statement. */
export async function queueMails(database: Database, mails: readonly QueuedMail[]) {
  if (mails.length > 0) await insertMails(database, mails.map(rowOf))
}

function rowOf({ to, subject, text, path, key, accountId }: QueuedMail) {
  return {
    recipient: to,
    subject,
    body: text,
    path: path ?? null,
    key: key ?? null,
    account_id: accountId ?? null,
  }
}

/** Deletes mails that were sent or given up, once they are older than the retention period. */
export function forgetMails(database: Database, now: Temporal.Instant): Promise<void> {
  return forgetMailsBefore(
    database,
    new Date(now.subtract({ hours: 24 * KEPT_DAYS.mail }).epochMilliseconds),
  )
}
