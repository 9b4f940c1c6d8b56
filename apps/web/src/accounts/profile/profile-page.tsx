import { paths } from '@sillage/wire/addresses.ts'
import { useEffect } from 'react'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { Loading } from '../../shell/pages/loading.tsx'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { type SessionUser, useSession } from '../../shell/session/session.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { MESSAGES } from '../accounts.messages.ts'
import { failureText } from '../failure-text.ts'
import { IdentityCard } from '../identity/identity-card.tsx'
import { PasskeysCard } from '../passkeys/passkeys-card.tsx'
import { AppearanceCard } from '../preferences/appearance-card.tsx'
import { MailsCard } from '../preferences/mails-card.tsx'
import { AddressCard } from './address-card.tsx'
import { OwnDataCards } from './own-data-cards.tsx'
import { PROFILE } from './profile.messages.ts'
import { ProfileCard } from './profile-card.tsx'
import { ProfileNotices } from './profile-notices.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { useProfile } from './use-profile.ts'
import './profile.css'

/** « Mon profil »: open to all, since it has no guard (specification, section 2). */
export function ProfilePage() {
  usePageTitle(PROFILE.page)
  const { status, user, hasEnded } = useSession()
  if (status === 'loading') return <Loading />
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page profile">
        <PageHead title={PROFILE.page} />
        {user ? <Own user={user} /> : <SignedOut hasEnded={hasEnded} />}
      </div>
    </main>
  )
}

function Own({ user }: { user: SessionUser }) {
  const { data: profile, error, refetch, isFetching } = useProfile()
  useEffect(() => {
    if (error) toast.error(failureText(error, PROFILE.unread))
  }, [error])
  return (
    <div className="profile-cards">
      {error && !profile && (
        <LoadFailure lead={PROFILE.unread} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {profile && <ProfileNotices profile={profile} />}
      <ProfileCard user={user} profile={profile} />
      {(profile || !error) && <AddressCard />}
      {profile && <IdentityCard profile={profile} />}
      {profile && <MailsCard profile={profile} />}
      <AppearanceCard />
      <SessionsCard />
      <PasskeysCard />
      <OwnDataCards role={user.role} />
    </div>
  )
}

function SignedOut({ hasEnded }: { hasEnded: boolean }) {
  return (
    <EmptyState
      title={hasEnded ? MESSAGES.login.hasEnded : PROFILE.signedOut}
      action={<RouteButton to={paths.login}>{PROFILE.login}</RouteButton>}
    />
  )
}
