import type { ListedUser } from '@sillage/wire/administration/users.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { usersApi } from '../administration-api.ts'
import { isWaiting, useUsersAction } from './use-users.ts'
import { USERS } from './users.messages.ts'

/** For someone who lost their passkey: asks for confirmation first. */
export function RemovePasskeys({ account }: { account: ListedUser }) {
  const [isAsking, ask] = useState(false)
  const removal = useUsersAction(async (id: string) => {
    await usersApi.removeSecondFactor({ params: { id } })
    return isWaiting(id, ['passkeys'])
  })
  if (removal.isSuccess)
    return (
      <Banner tone="good" live>
        {removal.data ? USERS.passkeysWait : USERS.passkeysRemoved}
      </Banner>
    )
  if (removal.error)
    return (
      <Banner tone="bad" live>
        {isNone(removal.error) ? USERS.passkeysNone : removal.error.message}
      </Banner>
    )
  if (isAsking)
    return (
      <Banner
        tone="warn"
        live
        action={
          <Button
            variant="secondary"
            size="s"
            busy={removal.isPending}
            onClick={() => removal.mutate(account.id)}
          >
            {USERS.passkeysConfirm}
          </Button>
        }
      >
        {USERS.passkeysText}
      </Banner>
    )
  return (
    <div>
      <Button variant="text" size="s" icon={KeyRound} onClick={() => ask(true)}>
        {USERS.passkeysRemove}
      </Button>
    </div>
  )
}

function isNone(failure: Error): boolean {
  return failure instanceof ApiError && failure.status === 404
}
