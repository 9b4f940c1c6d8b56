import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import { PRODUCT_ICONS } from '../../shell/product-icons.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { PriceRows } from '../../ui/data/price-rows.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { finalRows } from '../price/price-breakdown.ts'
import { PriceDetails } from '../price/price-details.tsx'
import { PricePanel } from '../price/price-panel.tsx'
import type { LivePrice } from '../price/use-price.ts'
import type { PriceChange } from '../price/use-price-change.ts'
import type { Recap, RecapSummary } from '../recap/recap-summary.ts'
import type { RecapActions } from '../recap/use-recap-actions.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { ConfirmButton, QuoteButtons, RecapNotices } from './recap-buttons.tsx'
import { RemainsList } from './remains-list.tsx'

interface RecapPriceCardProps {
  readonly type: ProductLabel
  readonly live: LivePrice
  readonly change: PriceChange
  readonly summary: RecapSummary
  readonly recap: Recap
  readonly actions: RecapActions
}

export function RecapPriceCard(props: RecapPriceCardProps) {
  const { type, live, change, summary, recap, actions } = props
  const { period, beforeContract } = summary
  return (
    <PricePanel
      title={SAY.finalPrice}
      live={live}
      change={change}
      isAsked
      note={
        period
          ? SAY.periodTaxesIncluded(formatDay(period.start), formatDay(period.end))
          : SAY.periodMissing
      }
      tag={<Tag icon={PRODUCT_ICONS[traitsOf(type).id]}>{type}</Tag>}
    >
      {recap.compensationAmount > 0 && <PriceRows rows={finalRows(recap)} />}
      {live.price && (
        <Disclosure summary={SAY.seePriceDetail}>
          <div className="stack">
            <PriceDetails price={live.price} totalLabel={SAY.contractPrice} />
          </div>
        </Disclosure>
      )}
      <RecapNotices actions={actions} />
      <div className="recap-buttons">
        <ConfirmButton size="l" wide recap={recap} summary={summary} actions={actions} />
        <QuoteButtons recap={recap} actions={actions} />
      </div>
      {beforeContract.length > 0 && <RemainsList id="il-reste" obstacles={beforeContract} />}
      <p className="micro subtle">{SAY.endsAlone}</p>
    </PricePanel>
  )
}
