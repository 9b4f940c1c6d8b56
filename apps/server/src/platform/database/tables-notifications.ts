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
  created_at: Generated<Date>
}

interface NotificationTable {
  id: Generated<string>
  account_id: ColumnType<string, string, never>
  key: string
  title: string
  path: string
  created_at: Generated<Date>
  read_at: Date | null
}

export interface NotificationTables {
  mail: MailTable
  notification: NotificationTable
}

export type MailRow = Selectable<MailTable>
export type NotificationRow = Selectable<NotificationTable>
