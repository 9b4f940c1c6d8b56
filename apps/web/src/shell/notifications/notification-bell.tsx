import { Bell } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { buttonClass } from '../../ui/nav/button.tsx'
import { Flyout } from '../../ui/overlay/flyout.tsx'
import { NOTIFICATIONS } from './notifications.messages.ts'
import { useNotifications } from './use-notifications.ts'
import './notifications.css'

const NotificationList = lazy(() =>
  import('./notification-list.tsx').then((file) => ({ default: file.NotificationList })),
)

const MOST_COUNTED = 99

/** The bell with the number of unread notifications, and their list. */
export function NotificationBell() {
  const { data } = useNotifications()
  const unread = data?.unread ?? 0
  return (
    <Flyout
      label={NOTIFICATIONS.bell(unread)}
      title={NOTIFICATIONS.title}
      triggerClassName={buttonClass({ variant: 'text' }, 'btn-icon bell')}
      trigger={
        <>
          <Icon of={Bell} />
          {unread > 0 && (
            <span className="unread-count num" aria-hidden="true">
              {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
            </span>
          )}
        </>
      }
    >
      <Suspense fallback={<Loading label={NOTIFICATIONS.loading} className="notifications-note" />}>
        <NotificationList />
      </Suspense>
    </Flyout>
  )
}
