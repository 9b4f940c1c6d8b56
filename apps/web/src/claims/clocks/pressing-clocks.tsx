import { paths } from '@sillage/wire/addresses.ts'
import type { PressingClock } from '@sillage/wire/claims/claim-clocks.ts'
import { useId } from 'react'
import { Link } from 'wouter'
import { shortId } from '../../contracts/contract-title.ts'
import { dayText } from '../../shell/moment.ts'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { ClockSource, ClockState } from './clock-state.tsx'
import { CLOCKS as SAY } from './clocks.messages.ts'

interface PressingClocksProps {
  readonly clocks: readonly PressingClock[]
  /** Total number, including those not listed. */
  readonly found: number
}

/** For the lead of the team: the deadlines that are close, each linking to its claim. */
export function PressingClocks({ clocks, found }: PressingClocksProps) {
  const titleId = useId()
  return (
    <section className="clocks-team" aria-labelledby={titleId}>
      <h2 id={titleId}>{SAY.team}</h2>
      <p className="small muted">{clocks.length > 0 ? SAY.teamHint : SAY.teamNone}</p>
      {clocks.length > 0 && (
        <Table label={SAY.team} className="table-rows">
          <ColumnHeads names={SAY.columns} />
          <tbody>
            {clocks.map((one) => (
              <tr key={`${one.claim_id} ${one.clock}`}>
                <td>
                  <Link href={paths.claimOf(one.claim_id)}>
                    {SAY.open(one.nature, shortId(one.claim_id))}
                  </Link>
                </td>
                <td>{one.label}</td>
                <td>
                  <ClockSource source={one.source} />
                </td>
                <td className="num">
                  {dayText(one.last_day)} <ClockState state={one.state} />
                </td>
                <td>{one.handler ?? SAY.nobody}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {found > clocks.length && <p className="small muted">{SAY.more(found)}</p>}
    </section>
  )
}
