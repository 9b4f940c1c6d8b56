import type { ListedUser } from '@sillage/wire/administration/users.ts'
import { useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { usersApi } from '../administration-api.ts'
import { failureText } from '../failure-text.ts'
import { HandOver, USUAL_RECEIVER } from '../hand-over/hand-over.tsx'
import { useUsersAction } from './use-users.ts'
import { USERS } from './users.messages.ts'

/** Asks for confirmation: the person is signed out everywhere at once. */
export function DeactivateUserDialog({
  account,
  onClose,
}: {
  account: ListedUser
  onClose: () => void
}) {
  const [filesTo, giveTo] = useState(USUAL_RECEIVER)
  const change = useUsersAction(
    async (id: string) =>
      (await usersApi.toggleStatus({ params: { id }, query: { filesTo } })).user.isActive,
  )
  const deactivate = () =>
    change.mutate(account.id, {
      onSuccess: (isActiveStill) => {
        const say = isActiveStill ? USERS.waiting : USERS.deactivated
        toast.success(say(account.username))
        onClose()
      },
    })
  return (
    <Dialog
      onClose={onClose}
      title={USERS.deactivateTitle}
      action={
        <Button variant="danger" busy={change.isPending} onClick={deactivate}>
          {USERS.deactivateConfirm}
        </Button>
      }
    >
      <p>{USERS.deactivateText(account.username)}</p>
      <HandOver account={account} value={filesTo} onChange={giveTo} />
      {change.error && (
        <Banner tone="bad" live lead={USERS.statusFailed}>
          {failureText(change.error, USERS.updateStatusFailed)}
        </Banner>
      )}
    </Dialog>
  )
}
