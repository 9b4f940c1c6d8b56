import { type ReactNode, Suspense, useRef } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { useDeferredLoad } from './use-deferred-load.ts'

interface LateProps {
  readonly className?: string
  /** Lazy components: loaded once rendered. */
  readonly children: ReactNode
}

/**
 * Placeholder of a part further down the page: loads it once the page is used, it comes into view, or a few seconds
 * have passed.
 */
export function Late({ className, children }: LateProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useDeferredLoad(place)
  return (
    <div ref={place} className={className ? `late ${className}` : 'late'}>
      <Suspense fallback={<Skeleton shape="block" />}>
        {isNear ? children : <Skeleton shape="block" />}
      </Suspense>
    </div>
  )
}
