import type { notifications } from '@sillage/wire/notifications.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { presentNotification } from './notifications.present.ts'
import { notificationsOf, readNotifications } from './notifications.service.ts'

export const notificationsHandlers: Handlers<typeof notifications> = {
  list: async ({ session, context }) => {
    const { rows, unread } = await notificationsOf(context.database, session.account.id)
    return { data: rows.map(presentNotification), unread }
  },
  read: async ({ session, body, context }) => ({
    unread: await readNotifications(context, {
      accountId: session.account.id,
      id: body.id ?? null,
    }),
  }),
}
