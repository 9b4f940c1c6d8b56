import { ApiError } from '@sillage/wire/http/client.ts'
import type { Problem } from '@sillage/wire/http/problem.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { shownEuros } from './price-breakdown.ts'

/** The amounts that the server computed, in euros, when they differ from the ones shown. */
export type ChangedAmounts = NonNullable<Problem['price']>

export function changedAmounts(failure: Error | null): ChangedAmounts | null {
  if (!(failure instanceof ApiError) || failure.problem?.code !== 'price.changed') return null
  return failure.problem.price ?? null
}

interface PriceChangedBannerProps {
  readonly before: number
  readonly after: number
  readonly onAccept: () => void
}

export function PriceChangedBanner({ before, after, onAccept }: PriceChangedBannerProps) {
  return (
    <Banner
      tone="info"
      live
      lead={SAY.priceChanged}
      action={
        <Button size="s" onClick={onAccept}>
          {SAY.acceptPrice(shownEuros(after))}
        </Button>
      }
    >
      {SAY.priceWas(shownEuros(before), shownEuros(after))}
    </Banner>
  )
}
