import { dayInParis } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Quote } from '@sillage/wire/contracts/quotes.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { useFocusKept } from '../../ui/overlay/use-focus-kept.ts'
import { QuoteCard } from './quote-card.tsx'
import { QUOTES_MESSAGES as SAY } from './quotes.messages.ts'
import { quotesQuery } from './use-quotes.ts'
import './quotes.css'

/** « Mes devis »: the quotes saved to the account. */
export function QuotesPage() {
  usePageTitle(SAY.title)
  const { data, error, isFetching, refetch } = useQuery(quotesQuery)
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = () => title.current?.focus()
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page quotes">
        <PageHead title={SAY.title} titleRef={title} intro={SAY.intro} />
        {error && (
          <LoadFailure
            lead={SAY.failed}
            isRetrying={isFetching}
            onRetry={() => {
              // the button that was pressed disappears, so the title takes the focus
              focusTitle()
              void refetch()
            }}
          >
            {error instanceof ApiError && error.status === 0 && error.message}
          </LoadFailure>
        )}
        {data ? <Quotes quotes={data} onGone={focusTitle} /> : !error && <QuotesLoading />}
      </div>
    </main>
  )
}

/** Number of quotes that a comparison takes. */
const PAIR = 2

function Quotes({ quotes, onGone }: { quotes: readonly Quote[]; onGone: () => void }) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [, navigate] = useLocation()
  const keys = quotes.map(({ quote_id }) => quote_id)
  useFocusKept(keys, onGone)
  const today = dayInParis(Temporal.Now.instant())
  const chosen = quotes.filter(({ quote_id }) => ticked.includes(quote_id))
  const [first] = chosen
  if (quotes.length === 0)
    return (
      <EmptyState
        title={SAY.empty}
        action={<RouteButton to={paths.subscription}>{SAY.subscribe}</RouteButton>}
      >
        {SAY.emptyText}
      </EmptyState>
    )
  const isAway = ({ quote_id, contract_type }: Quote) =>
    !ticked.includes(quote_id) &&
    (chosen.length === PAIR ||
      (first !== undefined && first.contract_type.type !== contract_type.type))
  return (
    <>
      {quotes.length > 1 && (
        <div className="quotes-compare">
          <p className="small muted" role="status">
            {chosen.length === 0 ? SAY.chooseTwo : chosen.length === 1 && SAY.chooseOneMore}
          </p>
          {chosen.length === PAIR && (
            <Button onClick={() => navigate(comparisonOf(chosen))}>{SAY.compareChosen}</Button>
          )}
        </div>
      )}
      <ul className="quotes-list">
        {quotes.map((quote) => (
          <QuoteCard
            key={quote.quote_id}
            quote={quote}
            today={today}
            comparison={
              quotes.length > 1
                ? {
                    isTicked: ticked.includes(quote.quote_id),
                    isDisabled: isAway(quote),
                    onTick: (isTicked) =>
                      setTicked(
                        isTicked
                          ? [...ticked, quote.quote_id]
                          : ticked.filter((id) => id !== quote.quote_id),
                      ),
                  }
                : null
            }
          />
        ))}
      </ul>
    </>
  )
}

function QuotesLoading() {
  return (
    <Loading label={SAY.loading} className="quotes-list">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  )
}

function comparisonOf(quotes: readonly Quote[]): string {
  const query = new URLSearchParams(quotes.map(({ quote_id: id }) => ['devis', id]))
  return `${paths.quotesComparison}?${query}`
}
