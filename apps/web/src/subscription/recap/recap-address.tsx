import { lazy } from 'react'
import { Late } from '../../ui/fold/late.tsx'

const AddressCard = lazy(() =>
  import('../../accounts/profile/address-card.tsx').then((file) => ({ default: file.AddressCard })),
)

interface RecapAddressProps {
  readonly error: string | undefined
  readonly onKnown: (isGiven: boolean) => void
}

/** The policyholder's address, required before signing. */
export function RecapAddress({ error, onKnown }: RecapAddressProps) {
  return (
    <Late className="recap-line">
      <AddressCard id="adresse" error={error} onKnown={onKnown} />
    </Late>
  )
}
