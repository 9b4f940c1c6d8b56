import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { WaitingForSecond } from '@sillage/wire/claims/team.ts'
import { useId } from 'react'
import { Link } from 'wouter'
import { shortId } from '../../contracts/contract-title.ts'
import { formatMoment } from '../../shell/moment.ts'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { deskPath } from '../desk/desk-view.ts'
import { TEAM as SAY } from './team.messages.ts'

interface TeamSecondsProps {
  readonly seconds: readonly WaitingForSecond[]
  /** Total number, including those not listed. */
  readonly found: number
}

/** What awaits a second person, oldest first; each links to the page where it is decided. */
export function TeamSeconds({ seconds, found }: TeamSecondsProps) {
  const titleId = useId()
  return (
    <section className="lead-seconds" aria-labelledby={titleId}>
      <h2 id={titleId}>{SAY.seconds}</h2>
      <p className="small muted">
        {found === 0 ? (
          SAY.secondsNone
        ) : (
          <Link href={deskPath({ only: 'second' })}>{SAY.secondsAll(found)}</Link>
        )}
      </p>
      {found > 0 && (
        <Table label={SAY.seconds} className="table-rows">
          <ColumnHeads names={SAY.secondsColumns} />
          <tbody>
            {seconds.map((one) => (
              <tr key={`${one.claim_id} ${one.kind}`}>
                <td>
                  <Link
                    href={
                      one.kind === 'decision'
                        ? paths.claimDecisionOf(one.claim_id)
                        : paths.claimOf(one.claim_id)
                    }
                  >
                    {SAY.file(one.nature, shortId(one.claim_id))}
                  </Link>
                </td>
                <td>{one.label}</td>
                <td>{one.by}</td>
                <td className="num">{formatMoment(one.at)}</td>
                <td className="num">{one.amount > 0 ? inEuros(one.amount) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
