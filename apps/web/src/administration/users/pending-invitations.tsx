import { X } from 'lucide-react'
import { dayText } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { useLinesFocus } from '../../ui/overlay/use-lines-focus.ts'
import { usersApi } from '../administration-api.ts'
import { Counted } from '../figures/counted.tsx'
import { EmailAddress } from './email-address.tsx'
import { RoleBadge } from './role-badge.tsx'
import { useInvitations, useUsersAction } from './use-users.ts'
import { USERS } from './users.messages.ts'

/** The invitations that nobody has accepted yet; hidden when there are none. */
export function PendingInvitations({ onNoneLeft }: { onNoneLeft: () => void }) {
  const { data = [], error, isFetching, refetch } = useInvitations()
  const revocation = useUsersAction((id: string) => usersApi.revokeInvitation({ params: { id } }))
  const keys = data.map(({ id }) => id)
  const list = useLinesFocus(keys, onNoneLeft)
  if (error)
    return (
      <LoadFailure
        tone="warn"
        lead={USERS.invitationsFailed}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data.length === 0) return null
  return (
    <Card
      className="users-requests"
      title={<Counted title={USERS.invitations} count={data.length} />}
    >
      <CallFailure error={revocation.error} lead={USERS.revokeFailed} />
      <ul ref={list}>
        {data.map((one) => (
          <li key={one.id} tabIndex={-1}>
            <div className="users-request">
              <p>
                <b>
                  <EmailAddress email={one.email} />
                </b>{' '}
                <RoleBadge role={one.role} />
              </p>
              <p className="small subtle num">{USERS.until(dayText(one.expiresAt))}</p>
            </div>
            <IconButton
              size="s"
              icon={X}
              aria-label={USERS.revokeNamed(one.email)}
              disabled={revocation.isPending}
              onClick={() => revocation.mutate(one.id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
