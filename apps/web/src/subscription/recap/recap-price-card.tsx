import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import { BookmarkPlus, FileDown } from 'lucide-react'
import { PRODUCT_ICONS } from '../../shell/product-icons.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { PriceRows } from '../../ui/data/price-rows.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { finalRows } from '../price/price-breakdown.ts'
import { PriceDetails } from '../price/price-details.tsx'
import { PricePanel } from '../price/price-panel.tsx'
import type { LivePrice } from '../price/use-price.ts'
import type { PriceChange } from '../price/use-price-change.ts'
import { KEPT_QUOTE_MESSAGES as QUOTES } from '../quotes/kept-quote.messages.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { RecapNotices } from './recap-notices.tsx'
import type { Recap, RecapSummary } from './recap-summary.ts'
import type { RecapActions } from './use-recap-actions.ts'

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
  const { isCreating } = actions
  // the price is not known either while the contribution is calculated (specification, section 4)
  const isQuoting = actions.isQuoting || recap.isContributionPending
  const isBusy = actions.isBusy || recap.isContributionPending
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
        <Button
          size="l"
          wide
          busy={isCreating}
          busyLabel={SAY.confirming}
          disabled={isBusy && !isCreating}
          aria-disabled={beforeContract.length > 0}
          aria-describedby={beforeContract.length > 0 ? 'il-reste' : undefined}
          onClick={actions.confirm}
        >
          {SAY.confirm}
        </Button>
        <Button
          variant="secondary"
          wide
          icon={FileDown}
          busy={isQuoting}
          busyLabel={SAY.quoting}
          disabled={isBusy && !isQuoting}
          onClick={actions.quote}
        >
          {SAY.quote}
        </Button>
        <Button
          variant="text"
          wide
          icon={BookmarkPlus}
          busy={actions.isSaving}
          busyLabel={QUOTES.saving}
          disabled={isBusy && !actions.isSaving}
          onClick={actions.save}
        >
          {QUOTES.save}
        </Button>
      </div>
      {beforeContract.length > 0 && (
        <div className="small muted" id="il-reste">
          <p>{SAY.remains}</p>
          <ul className="remains">
            {beforeContract.map(({ about, message }) => (
              <li key={about}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="micro subtle">{SAY.endsAlone}</p>
    </PricePanel>
  )
}
