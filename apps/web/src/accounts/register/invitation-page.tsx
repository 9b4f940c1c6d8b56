import { paths } from '@sillage/wire/addresses.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { AccountPage } from '../profile/account-page.tsx'
import { readLinkToken } from '../recovery/link-token.ts'
import { RECOVERY_MESSAGES } from '../recovery/recovery.messages.ts'
import { invitationApi } from '../recovery/recovery-api.ts'
import { InvitationForm } from './invitation-form.tsx'

const say = RECOVERY_MESSAGES.invitation

/** The page that a staff invitation links to: a name and a password create the account. */
export function InvitationPage() {
  const [token] = useState(readLinkToken)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => (await invitationApi.read({ body: { token }, signal })).data,
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data)
    return (
      <AccountPage title={say.page} lead={say.lead(data.role, data.email)}>
        <InvitationForm token={token} email={data.email} />
      </AccountPage>
    )
  const isRefused = token === '' || (error instanceof ApiError && error.problem !== null)
  return (
    <AccountPage title={say.page}>
      {isRefused ? (
        <>
          <Banner tone="bad" live lead={say.refused}>
            {error ? error.message : RECOVERY_MESSAGES.deadLink}
          </Banner>
          <RouteButton to={paths.login} variant="secondary">
            {RECOVERY_MESSAGES.backToLogin}
          </RouteButton>
        </>
      ) : error ? (
        <LoadFailure lead={say.unread} isRetrying={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </LoadFailure>
      ) : (
        <Loading label={say.reading} />
      )}
    </AccountPage>
  )
}
