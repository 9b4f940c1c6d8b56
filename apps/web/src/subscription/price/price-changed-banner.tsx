import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { shownEuros } from './price-breakdown.ts'

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
