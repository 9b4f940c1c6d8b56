import { paths } from '@sillage/wire/addresses.ts'
import type { MotiveCount } from '@sillage/wire/figures/team-figures.ts'
import { useId } from 'react'
import { Link } from 'wouter'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { TeamCsv } from './team-csv.tsx'
import { TEAM_FIGURES as SAY } from './team-figures.messages.ts'

interface TeamComplaintsProps {
  readonly complaints: readonly MotiveCount[]
  readonly days: number
}

/** The complaints by motive. */
export function TeamComplaints({ complaints, days }: TeamComplaintsProps) {
  const titleId = useId()
  const isEmpty = complaints.length === 0
  return (
    <section aria-labelledby={titleId}>
      <div className="lead-open-head">
        <h3 id={titleId}>{SAY.complaints}</h3>
        {!isEmpty && <TeamCsv table="complaints" days={days} name={SAY.complaints} />}
      </div>
      <p className="small muted">{isEmpty ? SAY.complaintsNone : SAY.complaintsHint}</p>
      {!isEmpty && (
        <Table label={SAY.complaints} className="lead-table">
          <ColumnHeads names={Object.values(SAY.complaintColumns)} />
          <tbody>
            {complaints.map(({ motive, label, received, open, late }) => (
              <tr key={motive}>
                <th scope="row">{label}</th>
                <Counted
                  column="now"
                  label={label}
                  count={received.now}
                  to={{ ...of(motive), sur: `${days}` }}
                />
                <td>{received.before}</td>
                <Counted
                  column="open"
                  label={label}
                  count={open}
                  to={{ ...of(motive), etat: 'open' }}
                />
                <Counted
                  column="late"
                  label={label}
                  count={late}
                  to={{ ...of(motive), etat: 'late' }}
                />
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

/** The URL parameter of a motive. */
function of(motive: MotiveCount['motive']) {
  return { motif: motive ?? 'none' }
}

interface CountedProps {
  readonly column: 'now' | 'open' | 'late'
  readonly label: string
  readonly count: number
  /** URL parameters of the complaints register. */
  readonly to: Readonly<Record<string, string>>
}

/** A count that links to exactly its complaints; zero has no link. */
function Counted({ column, label, count, to }: CountedProps) {
  return (
    <td data-count={column} data-some={count > 0}>
      {count === 0 ? (
        '0'
      ) : (
        <Link
          href={`${paths.complaintsDesk}?${new URLSearchParams(to)}`}
          aria-label={SAY.countOf(SAY.complaintColumns[column], label, count)}
        >
          {count}
        </Link>
      )}
    </td>
  )
}
