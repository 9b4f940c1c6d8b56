import { lazy, Suspense, useRef } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useAwaken } from '../../ui/fold/use-awaken.ts'
import type { CarbonReportProps } from './carbon-report.tsx'
import { PANEL_MESSAGES as SAY } from './panel.messages.ts'

const CarbonReport = lazy(() =>
  import('./carbon-report.tsx').then((file) => ({ default: file.CarbonReport })),
)

/** The place of the report, which is far down the page: fetched once the page is used or its place comes near. */
export function CarbonPanel(props: CarbonReportProps) {
  const place = useRef<HTMLDivElement>(null)
  const isAwake = useAwaken(place)
  return (
    <div ref={place}>
      {isAwake ? (
        <Suspense fallback={<Awaited />}>
          <CarbonReport {...props} />
        </Suspense>
      ) : (
        <Awaited />
      )}
    </div>
  )
}

/** Takes the focus in its turn, so that a fast keyboard does not pass before the report is there. */
function Awaited() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className="card" aria-label={SAY.waiting} aria-busy="true" tabIndex={0}>
      <Skeleton shape="block" />
    </section>
  )
}
