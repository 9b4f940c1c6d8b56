import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { useNarrow } from '../../ui/fold/use-narrow.ts'
import type { LivePrice } from '../price/use-price.ts'
import type { Recap, RecapSummary } from '../recap/recap-summary.ts'
import type { RecapActions } from '../recap/use-recap-actions.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { QuoteButtons, RecapNotices } from './recap-buttons.tsx'
import { RemainsList } from './remains-list.tsx'

interface RecapEndProps {
  readonly live: LivePrice
  readonly summary: RecapSummary
  readonly recap: Recap
  readonly actions: RecapActions
}

/** The end of a one-column page: what is missing, and quotes; the price and confirmation are in the bottom bar. */
export function RecapEnd({ live, summary: { beforeContract }, recap, actions }: RecapEndProps) {
  // on a phone the price at the bottom says how much is missing, and opens this list too
  const isFolded = useNarrow() && beforeContract.length > 0
  const title = beforeContract.length > 0 ? SAY.remains : SAY.nothingRemains
  const list = beforeContract.length > 0 && (
    <RemainsList id="il-reste" isTitled obstacles={beforeContract} />
  )
  return (
    <Card className="recap-end" title={isFolded ? undefined : title}>
      {live.failure && <LoadFailure onRetry={live.retry}>{SAY.priceFailed}</LoadFailure>}
      <RecapNotices actions={actions} />
      {isFolded ? (
        <Disclosure summary={<h2 className="fold-title">{title}</h2>}>{list}</Disclosure>
      ) : (
        list
      )}
      <div className="recap-buttons">
        <QuoteButtons recap={recap} actions={actions} />
      </div>
      <p className="micro subtle">{SAY.endsAlone}</p>
    </Card>
  )
}
