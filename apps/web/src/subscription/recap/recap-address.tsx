import { lazy } from 'react'
import { Late } from '../../ui/fold/late.tsx'

const AddressCard = lazy(() =>
  import('../../accounts/profile/address-card.tsx').then((file) => ({ default: file.AddressCard })),
)

interface RecapAddressProps {
  readonly error: string | undefined
  readonly onKnown: (isGiven: boolean) => void
}

/** Where the policyholder lives, asked at the latest before signing. */
export function RecapAddress({ error, onKnown }: RecapAddressProps) {
  return (
    <Late>
      <AddressCard id="adresse" error={error} onKnown={onKnown} />
    </Late>
  )
}
