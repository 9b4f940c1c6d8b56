import { mayOpen } from '@sillage/domain/accounts/roles.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { useSession } from '../../shell/session/session.ts'
import { Segmented } from '../../ui/input/segmented.tsx'
import { Tabs } from '../../ui/nav/tabs.tsx'
import { TeamAbsences } from '../absences/team-absences.tsx'
import { deskApi } from '../claims-desk-api.ts'
import { PressingClocks } from '../clocks/pressing-clocks.tsx'
import { TeamHouse } from '../house/team-house.tsx'
import { TeamLimits } from '../limits/team-limits.tsx'
import { TeamReplies } from '../replies/team-replies.tsx'
import { TeamRouting } from '../routing/team-routing.tsx'
import { OpenFiles } from './open-files.tsx'
import { TEAM } from './team.messages.ts'
import { TeamFigures } from './team-figures.tsx'
import { TeamLoad } from './team-load.tsx'
import { TeamSeconds } from './team-seconds.tsx'
import { TeamTrends } from './team-trends.tsx'
import './team.css'

const PERIODS = ['30', '90', '365'] as const
const VIEWS = ['charge', 'resultats', 'regles'] as const

/** /equipe, in three tabs: the workload of each member, the results of a period, the rules. No ranking, no score. */
export function LeadPage() {
  const [days, setDays] = useState<(typeof PERIODS)[number]>('90')
  const [search, setSearch] = useSearchParams()
  const view = VIEWS.find((one) => one === search.get('vue')) ?? 'charge'
  const query = useQuery({
    queryKey: ['claims', 'team', days],
    queryFn: async ({ signal }) =>
      (await deskApi.team({ query: { days: Number(days) }, signal })).data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { data } = query
  const period = (
    <Segmented
      legend={TEAM.period}
      value={days}
      options={PERIODS.map((value) => ({ value, label: TEAM.periods[value] }))}
      onChange={setDays}
    />
  )
  return (
    <TeamPage title={TEAM.page} intro={TEAM.intro} say={TEAM} query={query} className="lead">
      <Tabs
        label={TEAM.views}
        tabs={VIEWS.map((id) => ({ id, label: TEAM.viewOf[id] }))}
        current={view}
        onChange={(next) => setSearch(next === 'charge' ? {} : { vue: next }, { replace: true })}
      >
        {view === 'charge' && (
          <>
            {period}
            {data && (
              <TeamLoad
                people={data.people}
                nobody={data.nobody}
                former={data.former}
                days={Number(days)}
              />
            )}
            {data && <OpenFiles late={data.late} ages={data.ages} days={Number(days)} />}
            {data && <PressingClocks clocks={data.clocks} found={data.clocks_found} />}
            {data && <TeamSeconds seconds={data.seconds} found={data.seconds_found} />}
            <TeamAbsences />
          </>
        )}
        {view === 'resultats' && (
          <>
            {period}
            <TeamFigures days={Number(days)} />
            <TeamTrends days={Number(days)} />
          </>
        )}
        {view === 'regles' && <TeamRules />}
      </Tabs>
    </TeamPage>
  )
}

/** Routing, and for administrators: decision limits, canned replies, and the questions and delays of claims. */
function TeamRules() {
  const { user } = useSession()
  return (
    <>
      <TeamRouting />
      {user && mayOpen('user_management', user.role) && (
        <>
          <TeamLimits />
          <TeamReplies />
          <TeamHouse />
        </>
      )}
    </>
  )
}
