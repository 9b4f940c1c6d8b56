import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../shell/paths.ts'
import { RouteButton } from '../shell/route-button.tsx'
import { Banner } from '../ui/banner.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { AccountPage } from './account-page.tsx'
import { failureText } from './failure-text.ts'
import { InvitationForm } from './invitation-form.tsx'
import { readLinkToken } from './link-token.ts'
import { RECOVERY_MESSAGES } from './recovery.messages.ts'
import { invitationApi } from './recovery-api.ts'

const say = RECOVERY_MESSAGES.invitation

/** Where the mail of an invitation to the staff leads: a name and a password make the account. */
export function InvitationPage() {
  const [token] = useState(readLinkToken)
  const { data, error } = useQuery({
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
  const refusal = token === '' ? RECOVERY_MESSAGES.deadLink : error && failureText(error, '')
  return (
    <AccountPage title={say.page}>
      {refusal === null ? (
        <Loading label={say.reading} />
      ) : (
        <>
          <Banner tone="bad" live lead={say.refused}>
            {refusal}
          </Banner>
          <RouteButton to={paths.login} variant="secondary">
            {RECOVERY_MESSAGES.backToLogin}
          </RouteButton>
        </>
      )}
    </AccountPage>
  )
}
