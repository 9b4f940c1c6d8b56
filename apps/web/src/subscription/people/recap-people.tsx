import { type ComponentProps, lazy, Suspense, useRef } from 'react'
import { useAwaken } from '../../carbon/estimate/use-awaken.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { PeopleCard as Card } from './people-card.tsx'

const PeopleCard = lazy(() =>
  import('./people-card.tsx').then((file) => ({ default: file.PeopleCard })),
)

/** Who the contract will name; fetched once the page is used. */
export function RecapPeople(props: ComponentProps<typeof Card>) {
  const place = useRef<HTMLDivElement>(null)
  const isAwake = useAwaken(place)
  return (
    <div ref={place} className="recap-people">
      <Suspense fallback={<Skeleton shape="block" />}>
        {isAwake ? <PeopleCard {...props} /> : <Skeleton shape="block" />}
      </Suspense>
    </div>
  )
}
