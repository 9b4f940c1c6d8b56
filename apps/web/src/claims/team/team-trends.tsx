import { formatDayOfYear, formatDays } from '@sillage/domain/values/day.ts'
import type { TeamTrends as Trends } from '@sillage/wire/figures/team-trends.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { deskApi } from '../claims-desk-api.ts'
import { deskPath } from '../desk/desk-view.ts'
import { TEAM } from './team.messages.ts'
import { TeamCsv } from './team-csv.tsx'
import './team-trends.css'
import { TRENDS as SAY } from './team-trends.messages.ts'

const MEASURES = ['decided', 'first_answer_hours', 'decision_days'] as const
type Measure = (typeof MEASURES)[number]

/** The format of each number, and the claims it counts. */
const SHOWN = {
  decided: { say: String, done: 'decided' },
  first_answer_hours: { say: TEAM.hours, done: 'answered' },
  decision_days: { say: TEAM.days, done: 'decided' },
} as const satisfies Record<Measure, object>

/**
 * Each member's work over the last periods, compared only with themselves: no ranking, and no colour says which way
 * is good.
 */
export function TeamTrends({ days }: { days: number }) {
  const titleId = useId()
  const [measure, setMeasure] = useState<Measure>('decided')
  const read = useQuery({
    queryKey: ['claims', 'team', 'trends', days],
    queryFn: async ({ signal }) => (await deskApi.teamTrends({ query: { days }, signal })).data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { data } = read
  const isEmpty = data?.people.length === 0
  return (
    <section aria-labelledby={titleId} className="lead-trends">
      <div className="lead-open-head">
        <h2 id={titleId}>{SAY.title}</h2>
        {data && !isEmpty && <TeamCsv table="trends" days={days} name={SAY.title} />}
      </div>
      <p className="small muted">{isEmpty ? SAY.none : SAY.hint}</p>
      <NotLoaded read={read} failed={SAY.failed} loading={SAY.loading} />
      {data && !isEmpty && (
        <>
          <Segmented
            legend={SAY.measure}
            value={measure}
            options={MEASURES.map((value) => ({ value, label: SAY.measures[value] }))}
            onChange={setMeasure}
          />
          <TrendTable trends={data} measure={measure} days={days} />
        </>
      )}
    </section>
  )
}

interface TrendTableProps {
  readonly trends: Trends
  readonly measure: Measure
  readonly days: number
}

function TrendTable({ trends: { periods, people }, measure, days }: TrendTableProps) {
  const names = periods.map(({ from, to }) => formatDays(dayOf(from), dayOf(to)))
  const most = Math.max(...people.flatMap((person) => person[measure].map((value) => value ?? 0)))
  return (
    <Table label={`${SAY.title}, ${SAY.measures[measure]}`} className="lead-table">
      <ColumnHeads
        names={[SAY.person, ...periods.map(({ from, to }) => SAY.period(short(from), short(to)))]}
      />
      <tbody>
        {people.map((person) => (
          <tr key={person.user_id}>
            <th scope="row">{person.name}</th>
            {names.map((name, at) => {
              const value = person[measure][at] ?? null
              const text = value === null ? '–' : SHOWN[measure].say(value)
              return (
                <td key={name}>
                  {value === null || value === 0 ? (
                    text
                  ) : (
                    <Link
                      href={deskPath({
                        done: SHOWN[measure].done,
                        within: days,
                        back: names.length - 1 - at,
                        by: person.user_id,
                      })}
                      aria-label={SAY.cell(SAY.measures[measure], person.name, name, text)}
                    >
                      {text}
                    </Link>
                  )}
                  <i style={{ inlineSize: `${value ? Math.max((value / most) * 100, 2) : 0}%` }} />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const short = (text: string) => formatDayOfYear(dayOf(text))

const dayOf = (text: string) => Temporal.PlainDate.from(text)
