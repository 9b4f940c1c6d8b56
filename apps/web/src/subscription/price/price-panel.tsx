import { inEuros } from '@sillage/domain/values/money.ts'
import type { ReactNode } from 'react'
import { Card } from '../../ui/data/card.tsx'
import { DeltaTag } from '../../ui/data/delta-tag.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { PriceFigure } from './price-figure.tsx'
import type { LivePrice } from './use-price.ts'
import type { PriceChange } from './use-price-change.ts'

interface PricePanelProps {
  readonly title: string
  readonly live: LivePrice
  readonly change: PriceChange
  /** Shown under the figure: the period, and that taxes are included. */
  readonly note: string
  /** Whether a price is being requested at all. */
  readonly isAsked: boolean
  readonly tag?: ReactNode
  /** The lines, once there is a price; then buttons. */
  readonly children?: ReactNode
}

/** The figure, its last change and its state. PriceAnnouncement announces it. */
export function PricePanel({ title, live, change, note, isAsked, tag, children }: PricePanelProps) {
  const { failure, retry } = live
  const { difference, count } = change
  return (
    <Card
      className="price-panel"
      title={title}
      aside={
        <span className="row">
          {difference !== 0 && (
            <DeltaTag
              key={count}
              direction={difference > 0 ? 'up' : 'down'}
              amount={inEuros(Math.abs(difference))}
              fades
            />
          )}
          {tag}
        </span>
      }
    >
      {isAsked ? (
        <PriceFigure live={live} note={note} />
      ) : (
        <p className="small muted">{SAY.afterFirstAnswer}</p>
      )}
      {failure && <LoadFailure onRetry={retry}>{SAY.priceFailed}</LoadFailure>}
      {children}
    </Card>
  )
}
