import { createTransport, type Transporter } from 'nodemailer'
import { type Database, inTransaction } from '../database/database.ts'
import type { MailRow } from '../database/tables/tables-notifications.ts'
import { log } from '../log.ts'
import { repeatWork } from '../work/repeat-work.ts'
import {
  countRefusal,
  endPause,
  type MailOutcome,
  readRefusals,
  readTaken,
  recordAttempt,
  takeDueMail,
} from './mail.repository.ts'
import { dropMailPapers, findMailPapers } from './mail-papers.repository.ts'

const POLL_MS = 2000
const FIRST_DELAY_MS = 30_000
const LONGEST_DELAY_MS = 4 * 3_600_000
/** So many permanent refusals in a row, but those of a recipient, point to the mail server. */
const MOST_REFUSALS = 5
const PAUSE_MS = 15 * 60_000
/** About three days when the mail server doesn't respond. */
const MOST_ATTEMPTS = 25

export interface MailSettings {
  readonly smtpUrl: string
  /** Whether mails must be sent encrypted. */
  readonly smtpTls: boolean
  readonly from: string
  /** Public address without a last slash. */
  readonly publicUrl: string
  /** Reads an attached document by its key in the object store. */
  readonly readPaper: (key: string) => Promise<Buffer>
}

export interface MailSender {
  /** Sends the due mails one by one; stops at the first that the server can't take now, whoever it is for. */
  sendDue(database: Database, now: Temporal.Instant): Promise<void>
  close(): void
}

export function createMailSender(settings: MailSettings): MailSender {
  const transport = openTransport(settings)
  return {
    async sendDue(database, now) {
      while (await sendNext({ database, now, transport, settings })) continue
    },
    close: () => transport.close(),
  }
}

function openTransport({ smtpUrl, smtpTls }: Pick<MailSettings, 'smtpUrl' | 'smtpTls'>) {
  return createTransport({
    url: smtpUrl,
    requireTLS: smtpTls,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
}

/** Tries to sign in to the mail server without sending anything. Returns null, or the codes of the refusal. */
export async function tryMailServer(
  settings: Pick<MailSettings, 'smtpUrl' | 'smtpTls'>,
): Promise<string | null> {
  const transport = openTransport(settings)
  try {
    await transport.verify()
    return null
  } catch (error) {
    return codesOf(error)
  } finally {
    transport.close()
  }
}

interface Sending {
  readonly database: Database
  readonly now: Temporal.Instant
  readonly transport: Transporter
  readonly settings: MailSettings
}

/**
 * Sends the next due mail. Its row stays locked meanwhile, so that no other process takes it, and is released if this
 * one dies. Returns whether to go on with the next.
 */
function sendNext({ database, now, transport, settings }: Sending): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const { pausedUntil, isAfterRefusal } = await readRefusals(transaction)
    if (pausedUntil && pausedUntil.getTime() > now.epochMilliseconds) return false
    const mail = await takeDueMail(transaction, {
      now: new Date(now.epochMilliseconds),
      isAfterRefusal,
    })
    if (!mail) return false
    const papers =
      mail.with_papers_due_at === null ? [] : await findMailPapers(transaction, mail.id)
    const failure = await deliver({ mail, papers, transport, settings })
    const outcome = outcomeOf({ mail, failure, now: now.epochMilliseconds })
    await recordAttempt(transaction, mail.id, outcome)
    if (failure !== null) report(mail, failure, outcome)
    if ('sent_at' in outcome) {
      await endPause(transaction)
      if (papers.length > 0) await dropMailPapers(transaction, mail.id)
    }
    if ('sent_at' in outcome || (await isAboutRecipient(transaction, mail, failure))) return true
    if (!('given_up_at' in outcome)) return false
    const until = new Date(now.epochMilliseconds + PAUSE_MS)
    const isPaused = await countRefusal(transaction, { most: MOST_REFUSALS, until })
    if (isPaused)
      log('error', 'mail', {
        message: `The mail server has refused ${MOST_REFUSALS} mails or more in a row: the others wait until ${until.toISOString()}`,
      })
    return !isPaused
  })
}

/** Sends one mail. Returns the failure, or null. */
async function deliver({
  mail,
  papers,
  transport,
  settings: { from, publicUrl, readPaper },
}: {
  mail: MailRow
  papers: Awaited<ReturnType<typeof findMailPapers>>
  transport: Transporter
  settings: MailSettings
}): Promise<unknown> {
  try {
    const attachments = []
    for (const { object_key, filename } of papers)
      attachments.push({
        filename,
        content: await readPaper(object_key),
        contentType: 'application/pdf',
      })
    await transport.sendMail({
      attachments,
      from,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.path === null ? mail.body : `${mail.body}\n\n${publicUrl}${mail.path}\n`,
      // the same at every attempt, so that a server that already has it can recognise it
      messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
      headers: { 'auto-submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return null
  } catch (error) {
    return error
  }
}

function outcomeOf({
  mail,
  failure,
  now,
}: {
  mail: MailRow
  failure: unknown
  now: number
}): MailOutcome {
  if (failure === null) return { sent_at: new Date(now), body: '' }
  if (isFinal(failure) || mail.attempts + 1 >= MOST_ATTEMPTS)
    return { given_up_at: new Date(now), refusal: codesOf(failure) }
  const delay = Math.min(FIRST_DELAY_MS * 2 ** mail.attempts, LONGEST_DELAY_MS)
  return { due_at: new Date(now + delay) }
}

/**
 * A refusal about who may send through the server, for the operator to fix whoever the recipient is (RFC 3463, 5.7).
 */
const POLICY = /\b5\.7\.\d|relay/i

/**
 * Whether the server refuses this recipient or message for good. A refused login is not final: the operator can fix it.
 */
function isFinal(failure: unknown): boolean {
  if (!(failure instanceof Error) || !('code' in failure) || !('responseCode' in failure))
    return false
  const isAboutMail = failure.code === 'EENVELOPE' || failure.code === 'EMESSAGE'
  const answer = 'response' in failure ? String(failure.response) : ''
  return isAboutMail && Number(failure.responseCode) >= 500 && !POLICY.test(answer)
}

/** The recipient is unknown or has moved, or the mailbox is closed or full (RFC 3463); 5.1.7 and 5.1.8 are the sender. */
const OF_RECIPIENT = /^[45]\d\d[ -][45]\.(1\.(?![78]\b)\d+|2\.\d+)\b/
/** A mailbox refused for good without saying why by such a code. */
const WITHOUT_CODE = /^55[0-3][ -](?!5\.\d)/

/**
 * Whether a refusal says nothing about the mail server. Anybody can register with invented addresses: those must not
 * stop the mail of the others. A refusal without a code is the recipient's when nothing was ever sent to them while
 * mails to others were taken.
 */
async function isAboutRecipient(
  database: Database,
  { recipient }: MailRow,
  failure: unknown,
): Promise<boolean> {
  if (!(failure instanceof Error) || !('command' in failure) || failure.command !== 'RCPT TO')
    return false
  const answer = 'response' in failure ? String(failure.response) : ''
  if (OF_RECIPIENT.test(answer)) return true
  if (!WITHOUT_CODE.test(answer)) return false
  const { anybodys, theirs } = await readTaken(database, recipient)
  return anybodys && !theirs
}

/** Logs codes only: the server's answer may repeat the recipient's address. */
function report({ id, attempts }: MailRow, failure: unknown, outcome: MailOutcome) {
  const isOver = 'given_up_at' in outcome
  log('error', 'mail', {
    message: `Mail ${id}: attempt ${attempts + 1} failed (${codesOf(failure)}), ${isOver ? 'given up' : 'tried again later'}`,
  })
}

/** The code that says more than 550, right after it: `550 5.1.1 …` (RFC 3463). */
const ENHANCED = /^\d{3}[ -]([45]\.\d{1,3}\.\d{1,3})\b/

/** `EENVELOPE 550 5.1.1`, `EENVELOPE 550`, `ESOCKET`. */
function codesOf(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure
  const code = 'code' in failure ? String(failure.code) : failure.name
  if (!('responseCode' in failure)) return code
  const answer = 'response' in failure ? String(failure.response) : ''
  return [code, Number(failure.responseCode), ...(ENHANCED.exec(answer)?.slice(1) ?? [])].join(' ')
}

/** Looks for due mails now and every two seconds, until it is closed. */
export function startMailSender(database: Database, settings: MailSettings) {
  const sender = createMailSender(settings)
  const sending = repeatWork(() => sender.sendDue(database, Temporal.Now.instant()), {
    pauseMs: POLL_MS,
  })
  return {
    async close() {
      await sending.stop()
      sender.close()
    },
  }
}
