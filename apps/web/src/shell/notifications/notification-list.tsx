import type { Notification } from '@sillage/wire/notifications.ts'
import { Link } from 'wouter'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { formatMoment } from '../moment.ts'
import { NOTIFICATIONS } from './notifications.messages.ts'
import { useNotifications, useReadNotifications } from './use-notifications.ts'

/** The fifty latest notifications; following one marks it as read. */
export function NotificationList() {
  const { data, error, refetch, isFetching } = useNotifications()
  const reading = useReadNotifications()
  const read = (id?: string) =>
    reading.mutate(id, { onError: () => toast.error(NOTIFICATIONS.notMarked) })
  return (
    <>
      <div className="notifications-head">
        <h2>{NOTIFICATIONS.title}</h2>
        {data && data.unread > 0 && (
          <Button variant="text" size="s" busy={reading.isPending} onClick={() => read()}>
            {NOTIFICATIONS.readAll}
          </Button>
        )}
      </div>
      {error && !data && (
        <div className="notifications-note">
          <LoadFailure
            lead={NOTIFICATIONS.failed}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {!data && !error && <Loading label={NOTIFICATIONS.loading} className="notifications-note" />}
      {data?.data.length === 0 && (
        <p className="notifications-note muted">
          <b>{NOTIFICATIONS.none}</b> {NOTIFICATIONS.noneText}
        </p>
      )}
      {data && data.data.length > 0 && (
        <ul className="notifications">
          {data.data.map((notification) => (
            <NotificationLine
              key={notification.id}
              notification={notification}
              onFollow={() => {
                if (!notification.is_read) read(notification.id)
              }}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface NotificationLineProps {
  readonly notification: Notification
  readonly onFollow: () => void
}

function NotificationLine({ notification, onFollow }: NotificationLineProps) {
  const { title, about, path, created_at: at, is_read: isRead } = notification
  return (
    <li>
      <Link
        href={path}
        data-unread={!isRead}
        onClick={(event) => {
          event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
          onFollow()
        }}
      >
        <span className="notification-title">{title}</span>
        {about !== '' && <span className="small muted">{about}</span>}
        {!isRead && <span className="vh"> ({NOTIFICATIONS.unread})</span>}
        <time className="small subtle" dateTime={at}>
          {formatMoment(at)}
        </time>
      </Link>
    </li>
  )
}
