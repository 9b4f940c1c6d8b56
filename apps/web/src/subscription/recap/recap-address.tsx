import { lazy, Suspense, useRef } from 'react'
import { useAwaken } from '../../carbon/estimate/use-awaken.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

const AddressCard = lazy(() =>
  import('../../accounts/profile/address-card.tsx').then((file) => ({ default: file.AddressCard })),
)

interface RecapAddressProps {
  readonly error: string | undefined
  readonly onKnown: (isGiven: boolean) => void
}

/** Where the policyholder lives, asked at the latest before signing; fetched once the page is used. */
export function RecapAddress({ error, onKnown }: RecapAddressProps) {
  const place = useRef<HTMLDivElement>(null)
  const isAwake = useAwaken(place)
  return (
    <div ref={place}>
      <Suspense fallback={<Skeleton shape="block" />}>
        {isAwake ? (
          <AddressCard id="adresse" error={error} onKnown={onKnown} />
        ) : (
          <Skeleton shape="block" />
        )}
      </Suspense>
    </div>
  )
}
