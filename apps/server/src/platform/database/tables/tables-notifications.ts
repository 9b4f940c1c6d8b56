import type { ColumnType, Generated, Selectable } from 'kysely'

interface MailTable {
  id: Generated<string>
  key: string | null
  recipient: string
  subject: string
  body: string
  path: string | null
  attempts: Generated<number>
  due_at: Generated<Date>
  sent_at: Date | null
  given_up_at: Date | null
  /** The mail server's answer to a mail that was given up. */
  refusal: string | null
  created_at: Generated<Date>
  /** Replaces `due_at` for a mail with attachments; null for any other. */
  with_papers_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Whose mail it is; null for one bound to the address it was written for. */
  account_id: ColumnType<string | null, string | null | undefined, never>
}

interface MailPaperTable {
  mail_id: string
  place: number
  object_key: string
  filename: string
}

interface MailPauseTable {
  only_row: Generated<boolean>
  refusals_in_a_row: Generated<number>
  paused_until: Date | null
}

interface NotificationTable {
  id: Generated<string>
  account_id: ColumnType<string, string, never>
  key: string
  title: string
  path: string
  created_at: Generated<Date>
  read_at: Date | null
  about: Generated<string>
}

export interface NotificationTables {
  mail: MailTable
  mail_paper: MailPaperTable
  mail_pause: MailPauseTable
  notification: NotificationTable
}

export type MailRow = Selectable<MailTable>
export type NotificationRow = Selectable<NotificationTable>
