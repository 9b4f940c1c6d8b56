import type { Done as DoneKind } from '@sillage/domain/claims/desk/done.ts'
import { formatNumber } from '@sillage/domain/values/french-number.ts'
import type { TeamFigures as Figures } from '@sillage/wire/figures/team-figures.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'wouter'
import { FigureStrip } from '../../ui/data/figure-strip.tsx'
import { Trend } from '../../ui/data/trend.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { deskApi } from '../claims-desk-api.ts'
import { deskPath } from '../desk/desk-view.ts'
import { TEAM } from './team.messages.ts'
import { TeamComplaints } from './team-complaints.tsx'
import { TEAM_FIGURES as SAY } from './team-figures.messages.ts'
import { TeamMoney } from './team-money.tsx'

/** The claims and complaints of a period, compared with the previous one; loaded separately from the workload. */
export function TeamFigures({ days }: { days: number }) {
  const titleId = useId()
  const read = useQuery({
    queryKey: ['claims', 'team', 'figures', days],
    queryFn: async ({ signal }) => (await deskApi.teamFigures({ query: { days }, signal })).data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { data } = read
  return (
    <section aria-labelledby={titleId} className="lead-results">
      <h2 id={titleId}>{SAY.title}</h2>
      <NotLoaded read={read} failed={SAY.failed} loading={SAY.loading} />
      {data && (
        <>
          <Activity figures={data} days={days} />
          <p className="small muted">{SAY.hint}</p>
          <TeamMoney figures={data} days={days} />
          <TeamComplaints complaints={data.complaints} days={days} />
        </>
      )}
    </section>
  )
}

function Activity({ figures, days }: { figures: Figures; days: number }) {
  const counted = (['declared', 'decided', 'reopened'] as const).map((of) => ({
    label: SAY[of],
    value: (
      <Trend
        {...figures[of]}
        format={(count) => formatNumber(count)}
        shown={<Done of={of} count={figures[of].now} days={days} />}
      />
    ),
  }))
  return (
    <FigureStrip
      figures={[
        ...counted,
        { label: SAY.answer, value: <Delay {...figures.first_answer_hours} say={TEAM.hours} /> },
        { label: SAY.decision, value: <Delay {...figures.decision_days} say={TEAM.days} /> },
      ]}
    />
  )
}

interface DoneProps {
  readonly of: Exclude<DoneKind, 'answered'>
  readonly count: number
  readonly days: number
}

/** Links to exactly these claims; zero has no link. */
function Done({ of, count, days }: DoneProps) {
  const text = formatNumber(count)
  if (count === 0) return text
  return (
    <Link href={deskPath({ done: of, within: days })} aria-label={TEAM.countOf(SAY[of], count)}>
      {text}
    </Link>
  )
}

interface DelayProps {
  readonly now: number | null
  readonly before: number | null
  readonly say: (amount: number) => string
}

function Delay({ now, before, say }: DelayProps) {
  if (now === null) return SAY.none
  return before === null ? say(now) : <Trend now={now} before={before} format={say} />
}
