import type { TeamMember } from '@sillage/wire/claims/team.ts'
import { Link } from 'wouter'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { type DeskView, deskPath } from '../desk/desk-view.ts'
import { TEAM } from './team.messages.ts'
import { TeamCsv } from './team-csv.tsx'

/** The desk filter behind each number, used for its link. */
const COUNTS = {
  open: { only: 'open' },
  late: { only: 'late' },
  insurer: { only: 'open', waiting: 'insurer' },
  customer: { only: 'open', waiting: 'customer' },
  waits10: { waits: 10 },
  waits30: { waits: 30 },
} as const satisfies Record<string, Partial<DeskView>>

type Load = Pick<TeamMember, keyof typeof COUNTS>

interface TeamLoadProps {
  readonly people: readonly TeamMember[]
  readonly nobody: Load
  /** What those who have left the team did. */
  readonly former: { readonly decided: number; readonly reopened: number }
  readonly days: number
}

/** The claims of each member by state, and their times to a first answer and a decision. */
export function TeamLoad({ people, nobody, former, days }: TeamLoadProps) {
  if (people.length === 0 && nobody.open === 0 && former.decided === 0)
    return <p className="muted">{TEAM.none}</p>
  return (
    <>
      <Table label={TEAM.table} className="lead-table">
        <ColumnHeads names={Object.values(TEAM.columns)} />
        <tbody>
          {nobody.open > 0 && (
            <tr>
              <th scope="row">{TEAM.nobody}</th>
              <Counts load={nobody} name={TEAM.nobody} assignee="inactive" />
              <td>–</td>
              <td>–</td>
              <td>–</td>
              <td>–</td>
            </tr>
          )}
          {people.map((person) => (
            <tr key={person.user_id}>
              <th scope="row">{person.name}</th>
              <Counts load={person} name={person.name} assignee={person.user_id} />
              <td>
                {person.first_answer_hours === null ? '–' : TEAM.hours(person.first_answer_hours)}
              </td>
              <td>{person.decision_days === null ? '–' : TEAM.days(person.decision_days)}</td>
              <DoneCounts person={person} days={days} />
            </tr>
          ))}
          {former.decided + former.reopened > 0 && (
            <tr>
              <th scope="row">{TEAM.former}</th>
              {Array.from({ length: 8 }, (_, cell) => (
                <td key={cell}>–</td>
              ))}
              <td data-count="decided">{former.decided}</td>
              <td data-count="reopened">{former.reopened}</td>
            </tr>
          )}
        </tbody>
      </Table>
      <div className="lead-foot">
        <p className="small muted">{TEAM.note}</p>
        <TeamCsv table="people" days={days} name={TEAM.table} />
      </div>
    </>
  )
}

interface CountsProps {
  readonly load: Load
  readonly name: string
  readonly assignee: string
}

const COUNTED = ['decided', 'reopened'] as const

/** How many claims a member decided and how many of them were reopened; each count links to those claims. */
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

/** Each number links to exactly its rows; zero has no link. */
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
