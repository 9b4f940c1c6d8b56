import type { Notification } from '@sillage/wire/notifications.ts'
import type { NotificationRow } from '../platform/database/tables/tables-notifications.ts'

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    title: row.title,
    about: row.about,
    path: row.path,
    created_at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
  }
}
