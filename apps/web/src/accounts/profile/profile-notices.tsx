import { shownEmail } from '@sillage/domain/accounts/shown-email.ts'
import { dayInParis, formatDay } from '@sillage/domain/values/day.ts'
import type { Profile } from '@sillage/wire/accounts/profile.ts'
import { useMutation } from '@tanstack/react-query'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { failureText } from '../failure-text.ts'
import { PROFILE } from './profile.messages.ts'
import { profileApi } from './profile-api.ts'

/** The address with a warning for letters that imitate others. */
const shown = (email: string) => shownEmail(email).address

/** What the account waits for: a role, the confirmation of an address. */
export function ProfileNotices({ profile }: { profile: Profile }) {
  const { requestedRole, roleRequestWaitsFor, pendingEmail, emailVerified, email, lapsesAt } =
    profile
  return (
    <>
      {requestedRole && (
        <Banner lead={PROFILE.roleRequested(requestedRole)}>
          {PROFILE.roleRequestedText[roleRequestWaitsFor ?? 'decision']}
        </Banner>
      )}
      {pendingEmail ? (
        <Banner tone="warn" lead={PROFILE.pending} action={<SendAgain />}>
          {PROFILE.pendingText(shown(pendingEmail), shown(email))}
        </Banner>
      ) : (
        !emailVerified && (
          <Banner tone="warn" lead={PROFILE.unverified} action={<SendAgain />}>
            {PROFILE.unverifiedText(shown(email))}{' '}
            {lapsesAt && PROFILE.lapses(formatDay(dayInParis(Temporal.Instant.from(lapsesAt))))}
          </Banner>
        )
      )}
    </>
  )
}

function SendAgain() {
  const sending = useMutation({
    mutationFn: () => profileApi.verifyEmail(),
    onSuccess: () => toast.success(PROFILE.sent),
    onError: (failure) => toast.error(failureText(failure)),
  })
  return (
    <Button
      variant="secondary"
      size="s"
      busy={sending.isPending}
      busyLabel={PROFILE.sending}
      onClick={() => sending.mutate()}
    >
      {PROFILE.sendAgain}
    </Button>
  )
}
