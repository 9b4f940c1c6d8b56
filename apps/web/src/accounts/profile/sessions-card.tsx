import type { OpenSession } from '@sillage/wire/accounts/profile.ts'
import { Monitor } from 'lucide-react'
import { formatMoment } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useLinesFocus } from '../../ui/overlay/use-lines-focus.ts'
import { failureText } from '../failure-text.ts'
import { PROFILE } from './profile.messages.ts'
import { profileApi } from './profile-api.ts'
import { SignInHistory } from './sign-in-history.tsx'
import { useSessions, useSessionsChange } from './use-profile.ts'

const notifyOfFailure = (failure: Error) => toast.error(failureText(failure))

/** The open sessions of the account, and the recent sign-in attempts. */
export function SessionsCard() {
  const { data, error, refetch, isFetching } = useSessions()
  const endOthers = useSessionsChange(() => profileApi.endOtherSessions())
  const list = useLinesFocus(data?.sessions.map(({ id }) => id) ?? [])
  return (
    <Card title={PROFILE.sessions}>
      <p className="muted">{PROFILE.sessionsIntro}</p>
      {error && !data && (
        <LoadFailure
          lead={PROFILE.sessionsUnread}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {failureText(error)}
        </LoadFailure>
      )}
      {!data && !error && <Loading label={PROFILE.loadingSessions} />}
      {data && (
        <>
          <ul className="profile-list" ref={list}>
            {data.sessions.map((session) => (
              <SessionLine key={session.id} session={session} />
            ))}
          </ul>
          {data.sessions.length > 1 && (
            <Button
              variant="secondary"
              size="s"
              busy={endOthers.isPending}
              onClick={() =>
                endOthers.mutate(undefined, {
                  onSuccess: ({ ended }) => toast.success(PROFILE.othersEnded(ended)),
                  onError: notifyOfFailure,
                })
              }
            >
              {PROFILE.endOthers}
            </Button>
          )}
          <SignInHistory signIns={data.signIns} />
        </>
      )}
    </Card>
  )
}

function SessionLine({ session }: { session: OpenSession }) {
  const ending = useSessionsChange((id: string) => profileApi.endSession({ params: { id } }))
  const device = session.device ?? PROFILE.unknownDevice
  return (
    <li tabIndex={-1}>
      <Icon of={Monitor} />
      <div className="profile-line">
        <p className="profile-line-head">
          <b>{device}</b>
          {session.isCurrent && <Tag>{PROFILE.thisSession}</Tag>}
        </p>
        <p className="small subtle">
          {[
            PROFILE.seen(formatMoment(session.lastSeenAt)),
            PROFILE.opened(formatMoment(session.createdAt)),
            session.ip,
          ]
            .filter((part) => part !== null)
            .join(', ')}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="text"
          size="s"
          busy={ending.isPending}
          aria-label={PROFILE.endSessionOf(device)}
          onClick={() =>
            ending.mutate(session.id, {
              onSuccess: () => toast.success(PROFILE.sessionEnded),
              onError: notifyOfFailure,
            })
          }
        >
          {PROFILE.endSession}
        </Button>
      )}
    </li>
  )
}
