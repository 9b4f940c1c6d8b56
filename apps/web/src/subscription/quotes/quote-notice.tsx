import { dayInParis, formatDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import type { Draft } from '../draft/draft.ts'
import type { LivePrice } from '../price/use-price.ts'
import { KEPT_QUOTE_MESSAGES as SAY } from './kept-quote.messages.ts'

/** On a recap that started from a quote: whether the price of the quote still applies. */
export function QuoteNotice({ quote, live }: { quote: Draft['quote']; live: LivePrice }) {
  if (!quote) return null
  const { amount, isSettled } = live
  const isSame = !isSettled || amount === null || amount === quote.price
  return (
    <Banner
      tone={isSame ? 'info' : 'warn'}
      live
      lead={SAY.takenUp(formatDay(dayInParis(Temporal.Instant.from(quote.madeAt))))}
    >
      {isSettled &&
        amount !== null &&
        (isSame
          ? SAY.samePrice(inEuros(amount))
          : SAY.otherPrice(inEuros(quote.price), inEuros(amount)))}
      {quote.isPeriodMoved && ` ${SAY.movedPeriod}`}
    </Banner>
  )
}
