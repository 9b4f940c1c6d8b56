import { lazy, Suspense, useRef } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useDeferredLoad } from '../../ui/fold/use-deferred-load.ts'
import type { CarbonReportProps } from './carbon-report.tsx'
import { PANEL_MESSAGES as SAY } from './panel.messages.ts'

const CarbonReport = lazy(() =>
  import('./carbon-report.tsx').then((file) => ({ default: file.CarbonReport })),
)

/**
 * Placeholder of the report, which is far down the page: loads it once the page is used, it comes into view, or a few
 * seconds have passed.
 */
export function CarbonPanel(props: CarbonReportProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useDeferredLoad(place)
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={<Awaited />}>
          <CarbonReport {...props} />
        </Suspense>
      ) : (
        <Awaited />
      )}
    </div>
  )
}

/** Focusable, so that fast keyboard navigation doesn't skip the report before it loads. */
function Awaited() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className="card" aria-label={SAY.waiting} aria-busy="true" tabIndex={0}>
      <Skeleton shape="block" />
    </section>
  )
}
