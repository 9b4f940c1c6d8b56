import { inEuros } from '@sillage/domain/values/money.ts'
import { PriceDisplay } from '../../ui/data/price-display.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import type { LivePrice } from './use-price.ts'

/** The large figure; the previous one stays, dimmed, while the next is calculated. */
export function PriceFigure({ live, note }: { live: LivePrice; note: string }) {
  const { amount, isSettled, failure } = live
  if (amount !== null)
    return (
      <div className="price-figure" data-settled={isSettled || failure !== null}>
        <PriceDisplay amount={inEuros(amount)} note={note} rolls />
      </div>
    )
  return (
    <>
      <PriceDisplay amount={SAY.computing} size="m" />
      {!failure && (
        <div className="stack" aria-hidden="true">
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      )}
    </>
  )
}
