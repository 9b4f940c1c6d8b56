import { inEuros } from '@sillage/domain/values/money.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { KEPT_QUOTE_MESSAGES as QUOTES } from '../quotes/kept-quote.messages.ts'
import type { RecapActions } from '../recap/use-recap-actions.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

/** The result of the last quote or creation, until resolved. */
export function RecapNotices({ actions }: { actions: RecapActions }) {
  const { changed, quoteObstacle, quoteFailure, saveFailure, createFailure } = actions
  return (
    <>
      {changed && <PriceChanged changed={changed} />}
      {quoteObstacle && (
        <Banner tone="warn" live>
          {quoteObstacle}
        </Banner>
      )}
      {quoteFailure && (
        <Banner tone="bad" live lead={SAY.quoteFailed}>
          {quoteFailure}
        </Banner>
      )}
      {saveFailure && (
        <Banner tone="bad" live lead={QUOTES.saveFailed}>
          {saveFailure}
        </Banner>
      )}
      {createFailure && (
        <Banner tone="bad" live lead={SAY.createFailed}>
          {createFailure}
        </Banner>
      )}
    </>
  )
}

function PriceChanged({ changed }: { changed: NonNullable<RecapActions['changed']> }) {
  const { before, after, onAccept } = changed
  return (
    <Banner
      tone="info"
      live
      lead={SAY.priceChanged}
      action={
        <Button size="s" onClick={onAccept}>
          {SAY.acceptPrice(inEuros(after))}
        </Button>
      }
    >
      {SAY.priceWas(inEuros(before), inEuros(after))}
    </Banner>
  )
}
