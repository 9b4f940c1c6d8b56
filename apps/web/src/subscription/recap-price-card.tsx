import type { ProductLabel } from '@sillage/domain/subscription/products.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import { BookmarkPlus, Car, FileDown, Luggage } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import { Tag } from '../ui/tag.tsx'
import { KEPT_QUOTE_MESSAGES as QUOTES } from './kept-quote.messages.ts'
import { finalLines } from './price-breakdown.ts'
import { PriceDetails } from './price-details.tsx'
import { PricePanel } from './price-panel.tsx'
import { RecapNotices } from './recap-notices.tsx'
import type { Recap, RecapSummary } from './recap-summary.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'
import type { LivePrice } from './use-price.ts'
import type { PriceChange } from './use-price-change.ts'
import type { RecapActions } from './use-recap-actions.ts'

const icons = { Voiture: Car, Voyage: Luggage }

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
      tag={<Tag icon={icons[type]}>{type}</Tag>}
    >
      {recap.compensationAmount > 0 && <PriceLines lines={finalLines(recap)} />}
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
