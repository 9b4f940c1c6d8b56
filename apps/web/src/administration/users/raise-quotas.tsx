import type { ListedUser } from '@sillage/wire/administration/users.ts'
import { Gauge } from 'lucide-react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { usersApi } from '../administration-api.ts'
import { useUsersAction } from './use-users.ts'
import { USERS } from './users.messages.ts'

/** For someone who reached a daily limit and can't wait for the next day. */
export function RaiseQuotas({ account }: { account: ListedUser }) {
  const raise = useUsersAction((id: string) => usersApi.raiseQuotas({ params: { id } }))
  if (raise.isSuccess)
    return (
      <Banner tone="good" live>
        {USERS.quotasRaised}
      </Banner>
    )
  return (
    <div>
      <Button
        variant="text"
        size="s"
        icon={Gauge}
        busy={raise.isPending}
        onClick={() => raise.mutate(account.id)}
      >
        {USERS.quotasRaise}
      </Button>
      {raise.error && (
        <Banner tone="bad" live>
          {raise.error.message}
        </Banner>
      )}
    </div>
  )
}
