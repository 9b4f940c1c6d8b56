import type { RoleRequest } from '@sillage/wire/administration/users.ts'
import { Check } from 'lucide-react'
import { shortMoment } from '../../shell/moment.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Card } from '../../ui/data/card.tsx'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useLinesFocus } from '../../ui/overlay/use-lines-focus.ts'
import { usersApi } from '../administration-api.ts'
import { Counted } from '../figures/counted.tsx'
import { EmailAddress } from './email-address.tsx'
import { RoleBadge } from './role-badge.tsx'
import { useRoleRequests, useUsersAction } from './use-users.ts'
import { USERS } from './users.messages.ts'

interface RoleRequestsProps {
  readonly onRefuse: (request: RoleRequest) => void
  /** Called when the last request is decided, so that the focus can move. */
  readonly onNoneLeft: () => void
}

/** The role requests that wait for a decision; hidden when there are none. */
export function RoleRequests({ onRefuse, onNoneLeft }: RoleRequestsProps) {
  const { data = [], error, isFetching, refetch } = useRoleRequests()
  const keys = data.map(({ accountId }) => accountId)
  const list = useLinesFocus(keys, onNoneLeft)
  const acceptance = useUsersAction((request: RoleRequest) =>
    usersApi.acceptRole({ params: { id: request.accountId } }),
  )
  const accept = (request: RoleRequest) =>
    acceptance.mutate(request, {
      onSuccess: () => toast.success(USERS.accepted(request.username)),
    })
  return (
    <>
      {error && (
        <LoadFailure
          tone="warn"
          lead={USERS.requestsFailed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <CallFailure error={acceptance.error} lead={USERS.requestFailed} />
      {data.length > 0 && (
        <Card
          className="users-requests"
          title={<Counted title={USERS.requests} count={data.length} />}
        >
          <ul ref={list}>
            {data.map((request) => (
              <RequestLine
                key={request.accountId}
                request={request}
                isAccepting={
                  acceptance.isPending && acceptance.variables.accountId === request.accountId
                }
                onAccept={() => accept(request)}
                onRefuse={() => onRefuse(request)}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

interface RequestLineProps {
  readonly request: RoleRequest
  readonly isAccepting: boolean
  readonly onAccept: () => void
  readonly onRefuse: () => void
}

function RequestLine({ request, isAccepting, onAccept, onRefuse }: RequestLineProps) {
  const { username, email, requestedRole: role, createdAt, emailVerifiedAt, staffDomain } = request
  return (
    <li tabIndex={-1}>
      <Avatar name={username} size="s" />
      <div className="users-request">
        <p>
          <b>{username}</b> {USERS.asks} <RoleBadge role={role} />
        </p>
        <p className="small subtle num">
          <EmailAddress email={email} />, {shortMoment(createdAt)}
        </p>
        <p className="small subtle num">
          {USERS.proved(shortMoment(emailVerifiedAt), staffDomain)}
        </p>
      </div>
      <div className="row">
        <Button
          variant="text"
          size="s"
          aria-label={USERS.refuseNamed(username, role)}
          onClick={onRefuse}
        >
          {USERS.refuse}
        </Button>
        <Button
          variant="secondary"
          size="s"
          icon={Check}
          aria-label={USERS.acceptNamed(username, role)}
          busy={isAccepting}
          onClick={onAccept}
        >
          {USERS.accept}
        </Button>
      </div>
    </li>
  )
}
