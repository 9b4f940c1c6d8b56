import { groupSiren } from '@sillage/domain/accounts/companies/siren.ts'
import { roleLabel } from '@sillage/domain/accounts/roles.ts'
import type { Profile } from '@sillage/wire/accounts/profile.ts'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { displayName } from '../../shell/session/person.ts'
import type { SessionUser } from '../../shell/session/session.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { PROFILE } from './profile.messages.ts'

const EditProfileDialog = lazy(() =>
  import('./edit-profile-dialog.tsx').then((file) => ({ default: file.EditProfileDialog })),
)

interface ProfileCardProps {
  readonly user: SessionUser
  /** Undefined until loaded: the session provides the name and address meanwhile. */
  readonly profile: Profile | undefined
}

/** The identity of the account; a dialog edits it. */
export function ProfileCard({ user, profile }: ProfileCardProps) {
  const [isEditing, setEditing] = useState(false)
  const name = displayName(user)
  return (
    <Card as="div">
      <div className="profile-person">
        <Avatar name={name} username={user.username} size="xl" />
        <div>
          <h2>{name}</h2>
          <p className="muted">{user.email}</p>
        </div>
        <Badge tone={user.isActive ? 'active' : 'cancelled'}>
          {user.isActive ? PROFILE.active : PROFILE.inactive}
        </Badge>
        <Button
          variant="secondary"
          size="s"
          icon={Pencil}
          disabled={!profile}
          onClick={() => setEditing(true)}
        >
          {PROFILE.edit}
        </Button>
      </div>
      <hr className="rule" />
      <KeyValues
        items={[
          { label: PROFILE.username, value: user.username },
          { label: PROFILE.status, value: user.isActive ? PROFILE.isActive : PROFILE.isInactive },
          ...(profile ? kindOf(profile) : []),
        ]}
      />
      <Disclosure summary={PROFILE.more}>
        <KeyValues
          items={[
            { label: PROFILE.role, value: roleLabel(user.role) },
            { label: PROFILE.id, value: <span className="num">{user.id}</span> },
          ]}
        />
      </Disclosure>
      {isEditing && profile && (
        <Suspense fallback={null}>
          <EditProfileDialog profile={profile} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function kindOf({ accountKind, companyName, siren, signer }: Profile) {
  const kind = { label: PROFILE.kind, value: PROFILE.kinds[accountKind] }
  if (accountKind === 'particulier') return [kind]
  return [
    kind,
    { label: PROFILE.company, value: companyName ?? PROFILE.unknown },
    {
      label: PROFILE.siren,
      value: <span className="num">{siren ? groupSiren(siren) : PROFILE.unknown}</span>,
    },
    {
      label: PROFILE.signer,
      value: signer ? `${signer.name}, ${signer.capacity}` : PROFILE.unknown,
    },
  ]
}
