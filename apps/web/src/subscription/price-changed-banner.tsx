import { ApiError } from '@sillage/wire/client.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { shownEuros } from './price-breakdown.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'

/** The contract price that the server computed, when it differs from the one shown. */
export function changedPrice(failure: Error | null): number | null {
  if (!(failure instanceof ApiError) || failure.problem?.code !== 'price.changed') return null
  return failure.problem.price?.contractPrice ?? null
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
