import { lazy, Suspense, useRef } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import type { CarbonReportProps } from './carbon-report.tsx'
import { useAwaken } from './use-awaken.ts'

const CarbonReport = lazy(() =>
  import('./carbon-report.tsx').then((file) => ({ default: file.CarbonReport })),
)

/** The place of the report, which is far down the page: fetched once the page is used or its place comes near. */
export function CarbonPanel(props: CarbonReportProps) {
  const place = useRef<HTMLDivElement>(null)
  const isAwake = useAwaken(place)
  const waiting = <Skeleton shape="block" />
  return (
    <div ref={place}>
      {isAwake ? (
        <Suspense fallback={waiting}>
          <CarbonReport {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
