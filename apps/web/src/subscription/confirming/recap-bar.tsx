import { formatShortDay } from '@sillage/domain/values/day.ts'
import { lazy, Suspense, useState } from 'react'
import { PriceBar } from '../price/price-bar.tsx'
import type { LivePrice } from '../price/use-price.ts'
import type { Recap, RecapSummary } from '../recap/recap-summary.ts'
import type { RecapActions } from '../recap/use-recap-actions.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { ConfirmButton } from './recap-buttons.tsx'

const RecapSheet = lazy(() =>
  import('./recap-sheet.tsx').then((file) => ({ default: file.RecapSheet })),
)

interface RecapBarProps {
  readonly live: LivePrice
  readonly summary: RecapSummary
  readonly recap: Recap
  readonly actions: RecapActions
}

/**
 * The price at the bottom of a one-column page, which opens its breakdown, and the confirmation, always within reach.
 */
export function RecapBar(props: RecapBarProps) {
  const { live, summary, recap } = props
  const [isOpen, setOpen] = useState(false)
  const { period, beforeContract } = summary
  const length = period ? SAY.until(formatShortDay(period.end)) : ''
  return (
    <>
      <PriceBar
        live={live}
        isAsked
        note={beforeContract.length > 0 ? SAY.countRemains(beforeContract.length) : length}
        onOpen={() => setOpen(true)}
        action={<ConfirmButton {...props} size="s" />}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <RecapSheet live={live} summary={summary} recap={recap} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
