import { type ReactNode, Suspense, useRef } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { useAwaken } from './use-awaken.ts'

interface LateProps {
  readonly className?: string
  /** Lazy: fetched once it is drawn. */
  readonly children: ReactNode
}

/** The place of a part further down the page: fetched once the page is used or the place comes near. */
export function Late({ className, children }: LateProps) {
  const place = useRef<HTMLDivElement>(null)
  const isAwake = useAwaken(place)
  return (
    <div ref={place} className={className ? `late ${className}` : 'late'}>
      <Suspense fallback={<Skeleton shape="block" />}>
        {isAwake ? children : <Skeleton shape="block" />}
      </Suspense>
    </div>
  )
}
