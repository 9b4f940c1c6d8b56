import type { Stats } from '@sillage/wire/stats.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowUpRight } from 'lucide-react'
import { config } from '../shell/config.ts'
import { usePageTitle } from '../shell/page-title.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FigureStrip } from '../ui/figure-strip.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { RefreshButton } from '../ui/refresh-button.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { statsApi } from './administration-api.ts'
import { ContributionsCard } from './contributions-card.tsx'
import { FiguresCard } from './figures-card.tsx'
import { STATS } from './stats.messages.ts'
import { accountFigures, claimFigures, contractFigures, delayText } from './stats-figures.ts'
import './stats.css'

/** /admin/stats; the outside monitoring is one link away. */
export function StatsPage() {
  usePageTitle(STATS.page)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['stats'],
    queryFn: async ({ signal }) => (await statsApi.read({ signal })).data,
    refetchOnMount: 'always',
  })
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page page-team">
        <PageHead
          title={STATS.page}
          intro={STATS.intro}
          actions={
            <>
              <RefreshButton isBusy={isFetching} onRefresh={() => void refetch()}>
                {STATS.refresh}
              </RefreshButton>
              {config.monitoringUrl && (
                <ButtonLink
                  variant="secondary"
                  size="s"
                  iconEnd={ArrowUpRight}
                  href={config.monitoringUrl}
                  target="_blank"
                  rel="noreferrer"
                >
                  {STATS.monitoring} <span className="vh">({STATS.newTab})</span>
                </ButtonLink>
              )}
            </>
          }
        />
        {error && (
          <LoadFailure lead={STATS.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </LoadFailure>
        )}
        {!data && !error && <Loading label={STATS.loading} />}
        {data && <Everything stats={data} />}
      </div>
    </main>
  )
}

function Everything({ stats }: { stats: Stats }) {
  return (
    <div className="stack">
      <Responses responses={stats.responses} />
      <FiguresCard title={STATS.contracts} figures={contractFigures(stats.contracts)} />
      <FiguresCard
        title={STATS.claims}
        note={STATS.claimsNote}
        figures={claimFigures(stats.claims)}
      />
      <ContributionsCard contributions={stats.contributions} />
      <FiguresCard title={STATS.accounts} figures={accountFigures(stats.users)} />
    </div>
  )
}

const NUMBER = new Intl.NumberFormat('fr-FR')

function Responses({ responses }: { responses: Stats['responses'] }) {
  const figures = [
    { label: STATS.median, value: delayText(responses.medianHours) },
    { label: STATS.ninthDecile, value: delayText(responses.ninthDecileHours) },
    { label: STATS.answered, value: NUMBER.format(responses.answered) },
    { label: STATS.waiting, value: NUMBER.format(responses.waiting) },
  ]
  return (
    <section aria-labelledby="reponses">
      <h2 id="reponses" className="stats-title">
        {STATS.responses}
      </h2>
      <FigureStrip figures={figures} />
    </section>
  )
}
