import {
  capabilityLabel,
  isPaymentCapability,
} from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { isRole, roleLabel } from '@sillage/domain/accounts/roles.ts'
import type { AccountProposal } from '@sillage/wire/administration/users.ts'
import { Check } from 'lucide-react'
import { formatMoment } from '../../shell/moment.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Card } from '../../ui/data/card.tsx'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useLinesFocus } from '../../ui/overlay/use-lines-focus.ts'
import { usersApi } from '../administration-api.ts'
import { Counted } from '../figures/counted.tsx'
import { useProposals, useUsersAction } from './use-users.ts'
import { USERS } from './users.messages.ts'

/** The account changes that wait for a mailbox or a second administrator; hidden when there are none. */
export function Proposals({ onNoneLeft }: { onNoneLeft: () => void }) {
  const { data = [], error, isFetching, refetch } = useProposals()
  const list = useLinesFocus(
    data.map(({ id }) => id),
    onNoneLeft,
  )
  const acceptance = useUsersAction(({ id }: AccountProposal) =>
    usersApi.acceptProposal({ params: { id } }),
  )
  const stop = useUsersAction(({ id }: AccountProposal) =>
    usersApi.stopProposal({ params: { id } }),
  )
  if (error)
    return (
      <LoadFailure
        tone="warn"
        lead={USERS.proposalsFailed}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  const failure = acceptance.error ?? stop.error
  if (data.length === 0 && !failure) return null
  return (
    <Card
      className="users-requests"
      title={<Counted title={USERS.proposals} count={data.length} />}
    >
      <CallFailure error={failure} lead={USERS.proposalFailed} />
      <ul ref={list}>
        {data.map((one) => (
          <ProposalLine
            key={one.id}
            proposal={one}
            isBusy={acceptance.isPending || stop.isPending}
            onAccept={() =>
              acceptance.mutate(one, {
                onSuccess: () => toast.success(USERS.proposalAccepted(one.username)),
              })
            }
            onStop={() =>
              stop.mutate(one, {
                onSuccess: () => toast.success(USERS.proposalStopped(one.username)),
              })
            }
          />
        ))}
      </ul>
    </Card>
  )
}

interface LineProps {
  readonly proposal: AccountProposal
  readonly isBusy: boolean
  readonly onAccept: () => void
  readonly onStop: () => void
}

function ProposalLine({ proposal, isBusy, onAccept, onStop }: LineProps) {
  const { username, proposedBy, proposedAt, mayAccept } = proposal
  return (
    <li tabIndex={-1}>
      <Avatar name={username} size="s" />
      <div className="users-request">
        <p>
          <b>{username}</b> {changeText(proposal)}
        </p>
        <p className="small subtle num">
          {USERS.proposedBy(proposedBy, formatMoment(proposedAt))} {waitText(proposal)}
        </p>
      </div>
      <div className="row">
        <Button
          variant="text"
          size="s"
          aria-label={USERS.proposalStopNamed(username)}
          disabled={isBusy}
          onClick={onStop}
        >
          {USERS.proposalStop}
        </Button>
        {mayAccept && (
          <Button
            variant="secondary"
            size="s"
            icon={Check}
            aria-label={USERS.proposalAcceptNamed(username)}
            disabled={isBusy}
            onClick={onAccept}
          >
            {USERS.accept}
          </Button>
        )}
      </div>
    </li>
  )
}

function changeText({ kind, from, to }: AccountProposal): string {
  if (kind === 'email') return USERS.changes.email(from, to)
  if (kind === 'role') return USERS.changes.role(labelOf(from), labelOf(to))
  if (kind === 'passkeys') return USERS.changes.passkeys
  if (isPaymentCapability(kind)) return USERS.changes.capability(capabilityLabel(kind).name)
  return to === 'active' ? USERS.changes.activate : USERS.changes.deactivate
}

function labelOf(role: string): string {
  return isRole(role) ? roleLabel(role) : role
}

/** What the change is still waiting for. */
function waitText({ dueAt, isAddressConfirmed, needsSecond }: AccountProposal): string {
  return [
    ...(isAddressConfirmed === false ? [USERS.waits.address] : []),
    ...(isAddressConfirmed && dueAt ? [USERS.waits.until(formatMoment(dueAt))] : []),
    ...(needsSecond ? [USERS.waits.second] : []),
  ].join(' ')
}
