import { roleLabel } from '@sillage/domain/accounts/roles.ts'
import { Loading } from '../shell/loading.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { avatarOf, displayName } from '../shell/person.ts'
import { RouteButton } from '../shell/route-button.tsx'
import { type SessionUser, useSession } from '../shell/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { KeyValues } from '../ui/key-values.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { MESSAGES } from './accounts.messages.ts'
import './profile.css'

const say = MESSAGES.profile

export function ProfilePage() {
  usePageTitle(say.page)
  const { status, user } = useSession()
  if (status === 'loading') return <Loading />
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page profile">
        <PageHead title={say.page} />
        {user ? <Profile user={user} /> : <SignedOut />}
      </div>
    </main>
  )
}

function Profile({ user }: { user: SessionUser }) {
  const name = displayName(user)
  return (
    <Card as="div">
      <div className="profile-person">
        <Avatar name={name} username={user.username} src={avatarOf(user)} size="xl" />
        <div>
          <h2>{user.username}</h2>
          <p className="muted">{user.email}</p>
        </div>
        <Badge tone={user.isActive ? 'active' : 'cancelled'}>
          {user.isActive ? say.active : say.inactive}
        </Badge>
      </div>
      <hr className="rule" />
      <KeyValues
        items={[
          { label: say.name, value: name },
          { label: say.role, value: roleLabel(user.role) },
          { label: say.status, value: user.isActive ? say.isActive : say.isInactive },
          { label: say.id, value: <span className="num profile-id">{user.id}</span> },
        ]}
      />
    </Card>
  )
}

function SignedOut() {
  return (
    <EmptyState
      title={say.signedOut}
      action={<RouteButton to={paths.login}>{say.login}</RouteButton>}
    />
  )
}
