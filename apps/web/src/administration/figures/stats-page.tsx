import { formatNumber } from '@sillage/domain/values/french-number.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Stats } from '@sillage/wire/administration/stats.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowUpRight } from 'lucide-react'
import { config } from '../../shell/api/config.ts'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { useSession } from '../../shell/session/session.ts'
import { FigureStrip } from '../../ui/data/figure-strip.tsx'
import { ButtonLink } from '../../ui/nav/button.tsx'
import { statsApi } from '../administration-api.ts'
import { ContributionsCard } from './contributions-card.tsx'
import { Count, FiguresCard } from './figures-card.tsx'
import { InsuranceCard } from './insurance-card.tsx'
import { STATS } from './stats.messages.ts'
import { accountFigures, claimFigures, contractFigures, delayText } from './stats-figures.ts'
import './stats.css'

/** /admin/stats; links to the external monitoring. */
export function StatsPage() {
  const query = useQuery({
    queryKey: ['stats'],
    queryFn: async ({ signal }) => (await statsApi.read({ signal })).data,
    refetchOnMount: 'always',
  })
  const { data } = query
  return (
    <TeamPage
      title={STATS.page}
      intro={STATS.intro}
      say={STATS}
      query={query}
      actions={
        config.monitoringUrl && (
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
        )
      }
    >
      {data && <Everything stats={data} />}
    </TeamPage>
  )
}

function Everything({ stats }: { stats: Stats }) {
  const { user } = useSession()
  return (
    <div className="stack">
      <Responses responses={stats.responses} />
      <InsuranceCard />
      <FiguresCard
        title={STATS.contracts}
        csv="contracts"
        figures={contractFigures(stats.contracts)}
      />
      <FiguresCard
        title={STATS.claims}
        csv="claims"
        note={STATS.claimsNote}
        figures={claimFigures(stats.claims)}
      />
      <ContributionsCard contributions={stats.contributions} />
      <FiguresCard
        title={STATS.accounts}
        csv="users"
        figures={accountFigures(stats.users, user?.role)}
      />
    </div>
  )
}

function Responses({ responses }: { responses: Stats['responses'] }) {
  const figures = [
    { label: STATS.median, value: delayText(responses.medianHours) },
    { label: STATS.ninthDecile, value: delayText(responses.ninthDecileHours) },
    { label: STATS.answered, value: formatNumber(responses.answered) },
    {
      label: STATS.waiting,
      value: <Count of={responses.waiting} label={STATS.waiting} to={paths.claimsDeskUnanswered} />,
    },
    { label: STATS.unanswered, value: formatNumber(responses.unanswered) },
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
