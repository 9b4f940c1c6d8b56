import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '../shell/paths.ts'
import { RouteButton } from '../shell/route-button.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { AccountPage } from './account-page.tsx'
import { failureText } from './failure-text.ts'
import { readLinkToken } from './link-token.ts'
import { RECOVERY_MESSAGES } from './recovery.messages.ts'
import { recoveryApi } from './recovery-api.ts'

const say = RECOVERY_MESSAGES.confirm

/** Where the mail of an address leads. A click confirms it, not the visit: some readers of mail open every link. */
export function ConfirmEmailPage() {
  const client = useQueryClient()
  const confirmation = useMutation({
    mutationFn: () => recoveryApi.confirmEmail({ body: { token: readLinkToken() } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['profile'] }),
  })
  const { data, error } = confirmation
  if (readLinkToken() === '')
    return (
      <AccountPage title={say.page}>
        <Banner tone="bad">{RECOVERY_MESSAGES.deadLink}</Banner>
        <GoOn />
      </AccountPage>
    )
  return (
    <AccountPage title={say.page} lead={data ? undefined : say.lead}>
      {data && (
        <Banner tone="good" live lead={say.done}>
          {say.doneText(data.email)}
        </Banner>
      )}
      {error && (
        <Banner tone="bad" live lead={failureText(error)}>
          {say.refusedText}
        </Banner>
      )}
      {data || error ? (
        <GoOn />
      ) : (
        <Button
          size="l"
          wide
          busy={confirmation.isPending}
          busyLabel={say.busy}
          onClick={() => confirmation.mutate()}
        >
          {say.submit}
        </Button>
      )}
    </AccountPage>
  )
}

function GoOn() {
  return (
    <RouteButton to={paths.profile} variant="secondary">
      {say.goOn}
    </RouteButton>
  )
}
