import { shownEuros } from './price-breakdown.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'
import type { LivePrice } from './use-price.ts'

/** Says each settled price once, however often the panels that show it are drawn. */
export function PriceAnnouncement({ live, length }: { live: LivePrice; length: string }) {
  const { price, failure } = live
  return (
    <p className="vh" aria-live="polite" aria-atomic="true">
      {price && !failure ? SAY.priceSaid(shownEuros(price.data), length) : ''}
    </p>
  )
}
