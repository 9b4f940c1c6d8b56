import type { MotiveCount } from '@sillage/wire/figures/team-figures.ts'
import { useId } from 'react'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { TeamCsv } from './team-csv.tsx'
import { TEAM_FIGURES as SAY } from './team-figures.messages.ts'

interface TeamComplaintsProps {
  readonly complaints: readonly MotiveCount[]
  readonly days: number
}

/** The complaints by what they are about. */
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
                <td>{received.now}</td>
                <td>{received.before}</td>
                <td>{open}</td>
                <td data-count="late" data-some={late > 0}>
                  {late}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
