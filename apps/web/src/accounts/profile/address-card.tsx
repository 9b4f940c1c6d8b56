import { addressLines, type PostalAddress } from '@sillage/domain/accounts/postal-address.ts'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Card } from '../../ui/data/card.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { ADDRESS } from './address.messages.ts'
import { PROFILE } from './profile.messages.ts'
import { useProfile } from './use-profile.ts'
import './address.css'

const AddressDialog = lazy(() =>
  import('./address-dialog.tsx').then((file) => ({ default: file.AddressDialog })),
)

interface AddressCardProps {
  readonly id?: string | undefined
  /** Why the page needs it, when it is missing. */
  readonly error?: string | undefined
  /** Called with whether there is an address, as soon as this is known and at each change. */
  readonly onKnown?: ((isGiven: boolean) => void) | undefined
}

/** The policyholder's address, as their documents will show it; a dialog edits it. */
export function AddressCard({ id, error, onKnown }: AddressCardProps) {
  const { data: profile, error: unread, refetch, isFetching } = useProfile()
  const [isEditing, setEditing] = useState(false)
  const address = profile?.address ?? null
  const isGiven = address !== null
  useEffect(() => onKnown?.(isGiven), [isGiven, onKnown])
  return (
    <Card
      id={id}
      title={ADDRESS.title}
      aside={
        profile && (
          <Button
            variant="secondary"
            size="s"
            icon={Pencil}
            aria-label={isGiven ? ADDRESS.editLabel : undefined}
            onClick={() => setEditing(true)}
          >
            {isGiven ? ADDRESS.edit : ADDRESS.give}
          </Button>
        )
      }
    >
      <div className="address-card-text">
        {profile ? (
          <AddressText address={address} />
        ) : unread ? (
          <LoadFailure
            lead={PROFILE.unread}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading label={ADDRESS.loading} />
        )}
        <div role="status">{error && <FieldError>{error}</FieldError>}</div>
      </div>
      {isEditing && (
        <Suspense fallback={null}>
          <AddressDialog address={address} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function AddressText({ address }: { address: PostalAddress | null }) {
  return (
    <>
      {address ? (
        <address className="address-lines">{addressLines(address).join('\n')}</address>
      ) : (
        <p>{ADDRESS.missing}</p>
      )}
      <p className="small muted address-purpose">{ADDRESS.purpose}</p>
    </>
  )
}
