import { productLabel } from '@sillage/domain/products/names.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Quote } from '@sillage/wire/contracts/quotes.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { compareQuotes } from './compare-quotes.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { ReplaceDraftDialog } from './quote-dialogs.tsx'
import { QUOTES_MESSAGES as SAY } from './quotes.messages.ts'
import { quotesQuery } from './use-quotes.ts'
import { useTakeUp } from './use-take-up.ts'
import './quotes.css'

/** Two quotes side by side; the URL holds their ids. */
export function CompareQuotesPage() {
  usePageTitle(SAY.compareTitle)
  const [search] = useSearchParams()
  const { data, error, isFetching, refetch } = useQuery(quotesQuery)
  const find = (id: string | null) => data?.find(({ quote_id }) => quote_id === id)
  const [one, other] = search.getAll('devis').map(find)
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page quotes">
        <PageHead
          title={SAY.compareTitle}
          intro={SAY.compareIntro}
          actions={
            <RouteButton to={paths.quotes} variant="secondary">
              {SAY.back}
            </RouteButton>
          }
        />
        {error && (
          <LoadFailure lead={SAY.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <Loading label={SAY.loading}>
            <Skeleton shape="block" />
          </Loading>
        )}
        {data && (one && other ? <Comparison one={one} other={other} /> : <Missing />)}
      </div>
    </main>
  )
}

function Missing() {
  return (
    <EmptyState
      title={SAY.compareMissing}
      action={<RouteButton to={paths.quotes}>{SAY.back}</RouteButton>}
    />
  )
}

const DIFFERENCES = 'differences'

function Comparison({ one, other }: { one: Quote; other: Quote }) {
  const [search, setSearch] = useSearchParams()
  const isShort = search.has(DIFFERENCES)
  const sections = compareQuotes(one, other)
    .map(({ key, lines }) => ({
      key,
      lines: isShort ? lines.filter((line) => line.differs) : lines,
    }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <>
      <Checkbox
        checked={isShort}
        onChange={(wanted) =>
          setSearch(
            (before) => {
              const next = new URLSearchParams(before)
              if (wanted) next.set(DIFFERENCES, 'oui')
              else next.delete(DIFFERENCES)
              return next
            },
            { replace: true },
          )
        }
      >
        {SAY.onlyDifferences}
      </Checkbox>
      {sections.length === 0 ? (
        <Banner tone="info" live>
          {SAY.noDifference}
        </Banner>
      ) : (
        <ComparisonTable
          sections={sections}
          heads={[<Head key="one" quote={one} />, <Head key="other" quote={other} />]}
        />
      )}
    </>
  )
}

function Head({ quote }: { quote: Quote }) {
  const type = productLabel(quote.contract_type.type)
  const number = SAY.number(quote.quote_id)
  const takeUp = useTakeUp(quote)
  return (
    <div className="comparison-head">
      <span>{SAY.cardTitle(type, number)}</span>
      <b className="num">{inEuros(quote.price)}</b>
      {quote.is_valid && (
        <Button
          size="s"
          variant="secondary"
          busy={takeUp.isPending}
          aria-label={SAY.takeUpNamed(number)}
          onClick={takeUp.start}
        >
          {SAY.takeUp}
        </Button>
      )}
      {takeUp.hasFailed && <span role="alert">{SAY.takeUpFailed}</span>}
      {takeUp.isAsking && (
        <ReplaceDraftDialog type={type} onClose={takeUp.cancel} onReplace={takeUp.replace} />
      )}
    </div>
  )
}
