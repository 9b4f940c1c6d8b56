import type { ListedUser } from '@sillage/wire/administration/users.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { usersApi } from '../administration-api.ts'
import { failureText } from '../failure-text.ts'
import { useUsersAction } from './use-users.ts'
import { USERS } from './users.messages.ts'

/** Asks first: the person is signed out everywhere at once. */
export function DeactivateUserDialog({
  account,
  onClose,
}: {
  account: ListedUser
  onClose: () => void
}) {
  const change = useUsersAction(
    async (id: string) => (await usersApi.toggleStatus({ params: { id } })).user.isActive,
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
      open
      onClose={onClose}
      title={USERS.deactivateTitle}
      action={
        <Button variant="danger" busy={change.isPending} onClick={deactivate}>
          {USERS.deactivateConfirm}
        </Button>
      }
    >
      <p>{USERS.deactivateText(account.username)}</p>
      {change.error && (
        <Banner tone="bad" live lead={USERS.statusFailed}>
          {failureText(change.error, USERS.updateStatusFailed)}
        </Banner>
      )}
    </Dialog>
  )
}
