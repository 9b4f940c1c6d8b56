import { AGE_BAND_LABELS } from '@sillage/domain/claims/desk/age-bands.messages.ts'
import type { WaitingSide } from '@sillage/domain/claims/urgency.ts'
import type { AgeCount, LateCount } from '@sillage/wire/claims/team.ts'
import { useId } from 'react'
import { Link } from 'wouter'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { deskPath } from '../desk/desk-view.ts'
import { TEAM as SAY } from './team.messages.ts'
import { TeamCsv } from './team-csv.tsx'

interface OpenFilesProps {
  readonly late: readonly LateCount[]
  readonly ages: readonly AgeCount[]
  readonly days: number
}

/** The causes of late claims, and the age of open ones; each number links to its claims. */
export function OpenFiles({ late, ages, days }: OpenFilesProps) {
  return (
    <div className="lead-open">
      <LateCauses late={late} days={days} />
      <AgePyramid ages={ages} days={days} />
    </div>
  )
}

function LateCauses({ late, days }: Pick<OpenFilesProps, 'late' | 'days'>) {
  const titleId = useId()
  const isEmpty = late.every(({ count }) => count === 0)
  return (
    <section aria-labelledby={titleId}>
      <div className="lead-open-head">
        <h2 id={titleId}>{SAY.late}</h2>
        {!isEmpty && <TeamCsv table="late" days={days} name={SAY.late} />}
      </div>
      <p className="small muted">{isEmpty ? SAY.lateNone : SAY.lateHint}</p>
      {!isEmpty && (
        <Table label={SAY.late} className="lead-table">
          <ColumnHeads names={Object.values(SAY.lateColumns)} />
          <tbody>
            {late.map(({ cause, label, count }) => (
              <tr key={cause}>
                <th scope="row">{label}</th>
                <td data-count="late" data-some={count > 0}>
                  <Counted count={count} label={label} to={deskPath({ only: 'late', cause })} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

/** Two bars per age band, back to back: waiting for us on the left, for the customer on the right. */
function AgePyramid({ ages, days }: Pick<OpenFilesProps, 'ages' | 'days'>) {
  const titleId = useId()
  const most = Math.max(...ages.flatMap(({ insurer, customer }) => [insurer, customer]))
  return (
    <section aria-labelledby={titleId}>
      <div className="lead-open-head">
        <h2 id={titleId}>{SAY.ages}</h2>
        {most > 0 && <TeamCsv table="ages" days={days} name={SAY.ages} />}
      </div>
      <p className="small muted">{most > 0 ? SAY.agesHint : SAY.agesNone}</p>
      {most > 0 && (
        <Table label={SAY.ages} className="lead-table lead-ages">
          <ColumnHeads names={Object.values(SAY.ageColumns)} />
          <tbody>
            {ages.map((band) => (
              <tr key={band.age}>
                <Bar band={band} side="insurer" most={most} />
                <th scope="row">{AGE_BAND_LABELS[band.age]}</th>
                <Bar band={band} side="customer" most={most} />
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

interface BarProps {
  readonly band: AgeCount
  readonly side: WaitingSide
  readonly most: number
}

function Bar({ band, side, most }: BarProps) {
  const count = band[side]
  const label = `${SAY.ageColumns[side]}, ${AGE_BAND_LABELS[band.age].toLowerCase()}`
  return (
    <td data-side={side}>
      <div>
        <Counted
          count={count}
          label={label}
          to={deskPath({ only: 'open', age: band.age, waiting: side })}
        />
        {count > 0 && <i style={{ inlineSize: `${Math.max((count / most) * 70, 1)}%` }} />}
      </div>
    </td>
  )
}

interface CountedProps {
  readonly count: number
  readonly label: string
  readonly to: string
}

/** A count with its link; zero has no link. */
function Counted({ count, label, to }: CountedProps) {
  if (count === 0) return '0'
  return (
    <Link href={to} aria-label={SAY.countOf(label, count)}>
      {count}
    </Link>
  )
}
