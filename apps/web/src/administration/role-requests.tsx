import type { RoleRequest } from '@sillage/wire/users.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { toast } from '../ui/toast.ts'
import { usersApi } from './administration-api.ts'
import { Counted } from './counted.tsx'
import { RoleBadge } from './role-badge.tsx'
import { useRoleRequests, useUsersAction } from './use-users.ts'
import { USERS } from './users.messages.ts'

const DAY = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** What waits for a decision, above everything else; gone once nothing waits. */
export function RoleRequests() {
  const { data } = useRoleRequests()
  const [refusing, refuse] = useState<RoleRequest | null>(null)
  const acceptance = useUsersAction((request: RoleRequest) =>
    usersApi.acceptRole({ params: { id: request.accountId } }),
  )
  if (!data || data.length === 0) return null
  return (
    <Card className="users-requests" title={<Counted title={USERS.requests} count={data.length} />}>
      {acceptance.error && (
        <Banner tone="bad" live lead={USERS.requestFailed}>
          {acceptance.error.message}
        </Banner>
      )}
      <ul>
        {data.map((request) => (
          <li key={request.accountId}>
            <Avatar name={request.username} size="s" />
            <div className="users-request">
              <p>
                <b>{request.username}</b> {USERS.asks} <RoleBadge role={request.requestedRole} />
              </p>
              <p className="small subtle num">
                {request.email}, {DAY.format(new Date(request.createdAt))}
              </p>
            </div>
            <div className="row">
              <Button
                variant="text"
                size="s"
                aria-label={USERS.refuseNamed(request.username, request.requestedRole)}
                onClick={() => refuse(request)}
              >
                {USERS.refuse}
              </Button>
              <Button
                variant="secondary"
                size="s"
                icon={Check}
                aria-label={USERS.acceptNamed(request.username, request.requestedRole)}
                busy={acceptance.isPending && acceptance.variables.accountId === request.accountId}
                onClick={() =>
                  acceptance.mutate(request, {
                    onSuccess: () => toast.success(USERS.accepted(request.username)),
                  })
                }
              >
                {USERS.accept}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {refusing && <RefuseDialog request={refusing} onClose={() => refuse(null)} />}
    </Card>
  )
}

function RefuseDialog({ request, onClose }: { request: RoleRequest; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const isMissing = reason.trim() === ''
  const refusal = useUsersAction((text: string) =>
    usersApi.refuseRole({ params: { id: request.accountId }, body: { reason: text } }),
  )
  const refuse = () => {
    setPressed(true)
    if (isMissing) return
    refusal.mutate(reason.trim(), {
      onSuccess: () => {
        toast.success(USERS.refused(request.username))
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={USERS.refuseTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {USERS.cancel}
          </Button>
          <Button aria-disabled={isMissing} busy={refusal.isPending} onClick={refuse}>
            {USERS.refuse}
          </Button>
        </>
      }
    >
      <Field
        label={USERS.refuseReason}
        hint={USERS.refuseHint}
        error={isPressed && isMissing ? USERS.refuseMissing : undefined}
      >
        <Textarea maxLength={500} value={reason} onChange={(e) => setReason(e.target.value)} />
      </Field>
      {refusal.error && (
        <Banner tone="bad" live lead={USERS.requestFailed}>
          {refusal.error.message}
        </Banner>
      )}
    </Dialog>
  )
}
