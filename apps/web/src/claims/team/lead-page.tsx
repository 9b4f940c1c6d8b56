import { mayOpen } from '@sillage/domain/accounts/roles.ts'
import type { TeamMember } from '@sillage/wire/claims/team.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { useSession } from '../../shell/session/session.ts'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { TeamAbsences } from '../absences/team-absences.tsx'
import { deskApi } from '../claims-desk-api.ts'
import { PressingClocks } from '../clocks/pressing-clocks.tsx'
import { type DeskView, deskPath } from '../desk/desk-view.ts'
import { TeamHouse } from '../house/team-house.tsx'
import { TeamLimits } from '../limits/team-limits.tsx'
import { TeamReplies } from '../replies/team-replies.tsx'
import { TeamRouting } from '../routing/team-routing.tsx'
import { OpenFiles } from './open-files.tsx'
import { TEAM } from './team.messages.ts'
import { TeamCsv } from './team-csv.tsx'
import { TeamFigures } from './team-figures.tsx'
import { TeamSeconds } from './team-seconds.tsx'
import { TeamTrends } from './team-trends.tsx'
import './team.css'

const PERIODS = ['30', '90', '365'] as const

/** What each number counts, as the search that it leads to. */
const COUNTS = {
  open: { only: 'open' },
  late: { only: 'late' },
  insurer: { only: 'open', waiting: 'insurer' },
  customer: { only: 'open', waiting: 'customer' },
  waits10: { waits: 10 },
  waits30: { waits: 30 },
} as const satisfies Record<string, Partial<DeskView>>

type Load = Pick<TeamMember, keyof typeof COUNTS>

/** /equipe: who has what, and who sinks; no rank, no score. */
export function LeadPage() {
  const [days, setDays] = useState<(typeof PERIODS)[number]>('90')
  const query = useQuery({
    queryKey: ['claims', 'team', days],
    queryFn: async ({ signal }) =>
      (await deskApi.team({ query: { days: Number(days) }, signal })).data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { data } = query
  const { user } = useSession()
  return (
    <TeamPage
      title={TEAM.page}
      intro={TEAM.intro}
      say={TEAM}
      query={query}
      className="lead"
      tools={
        <Segmented
          legend={TEAM.period}
          value={days}
          options={PERIODS.map((value) => ({ value, label: TEAM.periods[value] }))}
          onChange={setDays}
        />
      }
    >
      {data && data.people.length === 0 && data.nobody.open === 0 && (
        <p className="muted">{TEAM.none}</p>
      )}
      {data && (data.people.length > 0 || data.nobody.open > 0) && (
        <>
          <Table label={TEAM.table} className="lead-table">
            <ColumnHeads names={Object.values(TEAM.columns)} />
            <tbody>
              {data.nobody.open > 0 && (
                <tr>
                  <th scope="row">{TEAM.nobody}</th>
                  <Counts load={data.nobody} name={TEAM.nobody} assignee="inactive" />
                  <td>–</td>
                  <td>–</td>
                  <td>–</td>
                  <td>–</td>
                </tr>
              )}
              {data.people.map((person) => (
                <tr key={person.user_id}>
                  <th scope="row">{person.name}</th>
                  <Counts load={person} name={person.name} assignee={person.user_id} />
                  <td>
                    {person.first_answer_hours === null
                      ? '–'
                      : TEAM.hours(person.first_answer_hours)}
                  </td>
                  <td>{person.decision_days === null ? '–' : TEAM.days(person.decision_days)}</td>
                  <DoneCounts person={person} days={Number(days)} />
                </tr>
              ))}
            </tbody>
          </Table>
          <div className="lead-foot">
            <p className="small muted">{TEAM.note}</p>
            <TeamCsv table="people" days={Number(days)} name={TEAM.table} />
          </div>
        </>
      )}
      {data && <TeamSeconds seconds={data.seconds} found={data.seconds_found} />}
      {data && <OpenFiles late={data.late} ages={data.ages} days={Number(days)} />}
      <TeamFigures days={Number(days)} />
      <TeamTrends days={Number(days)} />
      {data && <PressingClocks clocks={data.clocks} found={data.clocks_found} />}
      <TeamAbsences />
      <TeamRouting />
      {user && mayOpen('user_management', user.role) && (
        <>
          <TeamLimits />
          <TeamReplies />
          <TeamHouse />
        </>
      )}
    </TeamPage>
  )
}

interface CountsProps {
  readonly load: Load
  readonly name: string
  readonly assignee: string
}

const COUNTED = ['decided', 'reopened'] as const

/** What somebody decided, and what of theirs was reopened: each leads to exactly its files. */
function DoneCounts({ person, days }: { person: TeamMember; days: number }) {
  return COUNTED.map((done) => (
    <td key={done} data-count={done}>
      {person[done] === 0 ? (
        '0'
      ) : (
        <Link
          href={deskPath({ done, within: days, by: person.user_id })}
          aria-label={TEAM.number(TEAM.columns[done], person.name, person[done])}
        >
          {person[done]}
        </Link>
      )}
    </td>
  ))
}

/** Each number leads to exactly its rows; a nought leads nowhere. */
function Counts({ load, name, assignee }: CountsProps) {
  return (Object.keys(COUNTS) as (keyof typeof COUNTS)[]).map((count) => (
    <td key={count} data-count={count} data-some={load[count] > 0}>
      {load[count] === 0 ? (
        '0'
      ) : (
        <Link
          href={deskPath({ ...COUNTS[count], assignee })}
          aria-label={TEAM.number(TEAM.columns[count], name, load[count])}
        >
          {load[count]}
        </Link>
      )}
    </td>
  ))
}
