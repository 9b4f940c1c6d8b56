import { formatDay } from '@sillage/domain/values/day.ts'
import { flushSync } from 'react-dom'
import { PriceRows } from '../../ui/data/price-rows.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { finalRows } from '../price/price-breakdown.ts'
import { PriceDetails } from '../price/price-details.tsx'
import { PriceFigure } from '../price/price-figure.tsx'
import type { LivePrice } from '../price/use-price.ts'
import type { Recap, RecapSummary } from '../recap/recap-summary.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { RemainsList } from './remains-list.tsx'

interface RecapSheetProps {
  readonly live: LivePrice
  readonly summary: RecapSummary
  readonly recap: Recap
  readonly onClose: () => void
}

/** Details of the bottom bar: the price, its breakdown, and what is missing. */
export function RecapSheet({ live, summary, recap, onClose }: RecapSheetProps) {
  const { period, beforeContract } = summary
  return (
    <Dialog onClose={onClose} title={SAY.finalPrice}>
      <div className="stack">
        <PriceFigure
          live={live}
          note={
            period
              ? SAY.periodTaxesIncluded(formatDay(period.start), formatDay(period.end))
              : SAY.periodMissing
          }
        />
        {beforeContract.length > 0 && (
          // close first: nothing behind a dialog can take the focus
          <RemainsList obstacles={beforeContract} onLeave={() => flushSync(onClose)} />
        )}
        {recap.compensationAmount > 0 && <PriceRows rows={finalRows(recap)} />}
        {live.price && <PriceDetails price={live.price} totalLabel={SAY.contractPrice} />}
      </div>
    </Dialog>
  )
}
