import type { notifications } from '@sillage/wire/notifications.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { presentNotification } from './notifications.present.ts'
import { notificationsOf, readNotifications } from './notifications.service.ts'

export const notificationsHandlers: Handlers<typeof notifications> = {
  list: async ({ context }) => {
    const { rows, unread } = await notificationsOf(context.database, context.session.account.id)
    return { data: rows.map(presentNotification), unread }
  },
  read: async ({ body, context }) => ({
    unread: await readNotifications(context, {
      accountId: context.session.account.id,
      id: body.id ?? null,
    }),
  }),
}
