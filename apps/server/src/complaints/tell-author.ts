import { complaintDeadlines } from '@sillage/domain/complaints/deadlines.ts'
import { dayInParis, formatDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { notify } from '../notifications/notifications.service.ts'
import type { Database } from '../platform/database/database.ts'
import type { ComplaintRow } from '../platform/database/tables/tables-complaints.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { COMPLAINT_NOTICES, CORRESPONDENT_MAILS } from './complaints.messages.ts'

export type ComplaintStep = 'received' | 'acknowledged' | 'answered'

/**
 * Notifies the author of a step. An account gets a notice that does not mention the subject, which its owner reads in
 * the application. Without an account, the mail contains everything, since it can't be read anywhere else. Without an
 * e-mail nothing is sent: the team posts the letter.
 */
export async function tell(
  database: Database,
  complaint: ComplaintRow,
  step: ComplaintStep,
): Promise<void> {
  const { id, account_id: accountId, correspondent_email: email } = complaint
  const answerBy = formatDay(complaintDeadlines(complaint.received_at.toTemporalInstant()).answerBy)
  const key = `complaint ${id} ${step}`
  if (accountId !== null) {
    const { title, text, ...letter } = COMPLAINT_NOTICES[step]
    const mail = { ...letter, text: typeof text === 'string' ? text : text(answerBy) }
    await notify(database, { accountId, key, title, path: paths.complaints, mail })
  } else if (email !== null) {
    const { subject, text } = CORRESPONDENT_MAILS[step]
    const sentOn = formatDay(dayInParis(complaint.received_at.toTemporalInstant()))
    const said = { number: id.slice(0, 8), sentOn, answerBy, answer: complaint.answer ?? '' }
    await queueMail(database, { to: email, key, subject, text: text(said) })
  }
}
