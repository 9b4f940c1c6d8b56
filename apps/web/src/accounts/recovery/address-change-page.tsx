import { paths } from '@sillage/wire/addresses.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../shell/moment.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { failureText } from '../failure-text.ts'
import { AccountPage } from '../profile/account-page.tsx'
import { readLinkToken } from './link-token.ts'
import { RECOVERY_MESSAGES } from './recovery.messages.ts'
import { addressChangeApi } from './recovery-api.ts'

const say = RECOVERY_MESSAGES.addressChange

/**
 * The page that both e-mails about a new address link to: the new address confirms, the old one stops the change. It
 * acts on a click, not on the visit.
 */
export function AddressChangePage() {
  const token = readLinkToken()
  const { data: change, error: unread } = useQuery({
    queryKey: ['address-change', token],
    queryFn: async ({ signal }) => (await addressChangeApi.read({ body: { token }, signal })).data,
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const answer = useMutation({
    mutationFn: async () => (await addressChangeApi.answer({ body: { token } })).data,
  })
  const failure = answer.error ?? unread
  if (token === '' || failure)
    return (
      <AccountPage title={say.page}>
        <Banner tone="bad" live>
          {failure ? failureText(failure) : RECOVERY_MESSAGES.deadLink}
        </Banner>
        <BackToLogin />
      </AccountPage>
    )
  if (!change)
    return (
      <AccountPage title={say.page}>
        <Loading label={say.reading} />
      </AccountPage>
    )
  const isOld = change.side === 'old'
  if (answer.data)
    return (
      <AccountPage title={say.page}>
        <Banner tone="good" live lead={isOld ? say.oldDone : say.newDone}>
          {isOld ? say.oldDoneText : say.newDoneText(formatMoment(change.dueAt))}
          {!isOld && answer.data.needsSecond && ` ${say.newSecond}`}
        </Banner>
        <BackToLogin />
      </AccountPage>
    )
  const lead = isOld ? say.oldLead : say.newLead
  return (
    <AccountPage title={say.page} lead={lead(change.email)}>
      <Button
        size="l"
        wide
        busy={answer.isPending}
        busyLabel={say.busy}
        onClick={() => answer.mutate()}
      >
        {isOld ? say.oldSubmit : say.newSubmit}
      </Button>
    </AccountPage>
  )
}

function BackToLogin() {
  return (
    <RouteButton to={paths.login} variant="secondary">
      {RECOVERY_MESSAGES.backToLogin}
    </RouteButton>
  )
}
