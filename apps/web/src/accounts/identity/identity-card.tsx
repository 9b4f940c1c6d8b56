import type { Profile } from '@sillage/wire/accounts/profile.ts'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Card } from '../../ui/data/card.tsx'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { IDENTITY } from './identity.messages.ts'
import '../profile/address.css'

const IdentityDialog = lazy(() =>
  import('./identity-dialog.tsx').then((file) => ({ default: file.IdentityDialog })),
)

/**
 * The account holder's birth and telephone, which the next contract will use for its policyholder; a dialog edits
 * them.
 */
export function IdentityCard({ profile: { person } }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <Card
      title={IDENTITY.title}
      aside={
        <Button
          variant="secondary"
          size="s"
          icon={Pencil}
          aria-label={person ? IDENTITY.editLabel : IDENTITY.giveLabel}
          onClick={() => setEditing(true)}
        >
          {person ? IDENTITY.edit : IDENTITY.give}
        </Button>
      }
    >
      <div className="address-card-text">
        {person ? (
          <KeyValues
            items={[
              { label: IDENTITY.birthDate, value: <span className="num">{person.birthDate}</span> },
              { label: IDENTITY.birthPlace, value: person.birthPlace },
              { label: IDENTITY.phone, value: <span className="num">{person.phone}</span> },
            ]}
          />
        ) : (
          <p>{IDENTITY.missing}</p>
        )}
        <p className="small muted address-purpose">{IDENTITY.purpose}</p>
      </div>
      {isEditing && (
        <Suspense fallback={null}>
          <IdentityDialog person={person} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  )
}
