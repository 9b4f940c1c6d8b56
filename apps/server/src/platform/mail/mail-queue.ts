import { KEPT_DAYS } from '@sillage/domain/personal-data/retention.ts'
import type { Database } from '../database/database.ts'
import { forgetMailsBefore, insertMail, insertMails } from './mail.repository.ts'
import { insertMailWithPapers } from './mail-papers.repository.ts'

export interface QueuedMail {
  readonly to: string
  readonly subject: string
  /** Plain French text, without a word about a claim or about health. */
  readonly text: string
  /** Path in the application; the mail ends with its address. */
  readonly path?: string
  /** What the mail is about: a second mail with the same key is not written. */
  readonly key?: string
}

/** Writes a mail to send. In a transaction it goes when that commits, or never. */
export function queueMail(database: Database, mail: QueuedMail): Promise<void> {
  return insertMail(database, rowOf(mail))
}

/** Writes a mail that carries papers of the object store; answers its id. */
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

/** Writes many mails to send, in one statement. */
export async function queueMails(database: Database, mails: readonly QueuedMail[]) {
  if (mails.length > 0) await insertMails(database, mails.map(rowOf))
}

function rowOf({ to, subject, text, path, key }: QueuedMail) {
  return { recipient: to, subject, body: text, path: path ?? null, key: key ?? null }
}

/** Forgets the mails that left, or were given up, long enough ago. */
export function forgetMails(database: Database, now: Temporal.Instant): Promise<void> {
  return forgetMailsBefore(
    database,
    new Date(now.subtract({ hours: 24 * KEPT_DAYS.mail }).epochMilliseconds),
  )
}
