import { statusLabel } from '@sillage/domain/contracts/status.ts'
import { formatShortDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Customer } from '@sillage/wire/customers.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ClaimStatusBadge } from '../claims/claim-status.tsx'
import { shortId } from '../contracts/contract-title.ts'
import { dayText } from '../shell/moment.ts'
import { Badge } from '../ui/data/badge.tsx'
import { Card } from '../ui/data/card.tsx'
import { ColumnHeads, Table } from '../ui/data/table.tsx'
import { withWholeWords } from '../ui/whole-words.tsx'
import { CUSTOMER as SAY } from './customers.messages.ts'
import { RecordComplaint } from './record-complaint.tsx'

const shown = (day: string) => formatShortDay(Temporal.PlainDate.from(day))

/** The customer's contracts, claims and complaints. */
export function CustomerHoldings({ customer }: { customer: Customer }) {
  const { contracts, contracts_total, claims, claims_total, complaints, complaints_total } =
    customer
  const { columns } = SAY
  return (
    <>
      <Holdings
        title={SAY.contracts}
        none={SAY.noContract}
        count={contracts_total}
        names={[columns.contract, columns.state, columns.period, columns.price]}
        after={
          contracts_total > contracts.length && (
            <Link href={paths.personContracts(customer.id)}>
              {SAY.allContracts(contracts_total)}
            </Link>
          )
        }
      >
        {contracts.map((contract) => (
          <ContractRow key={contract.id} contract={contract} />
        ))}
      </Holdings>
      <Holdings
        title={SAY.claims}
        none={SAY.noClaim}
        count={claims_total}
        names={[columns.nature, columns.state, columns.incident, columns.outcome]}
        after={claims_total > claims.length && <p className="muted">{SAY.more(claims.length)}</p>}
      >
        {claims.map(({ id, nature, status, incident_date: day, paid }) => (
          <tr key={id}>
            <th scope="row">
              <Link href={paths.claimOf(id)}>{nature}</Link>
              <span className="muted num">{shortId(id)}</span>
            </th>
            <td>
              <ClaimStatusBadge status={status} />
            </td>
            <td>
              <time dateTime={day}>{shown(day)}</time>
            </td>
            <td className="num">{paid === null ? SAY.undecided : inEuros(paid)}</td>
          </tr>
        ))}
      </Holdings>
      <Holdings
        title={SAY.complaints}
        none={SAY.noComplaint}
        count={complaints_total}
        names={[columns.subject, columns.received, columns.answered]}
        after={
          <>
            {complaints_total > complaints.length && (
              <p className="muted">{SAY.moreComplaints(complaints.length)}</p>
            )}
            <RecordComplaint customer={customer} />
          </>
        }
      >
        {complaints.map(({ id, subject, received_at, answer_by, answered_at }) => (
          <tr key={id}>
            <th scope="row">
              <Link href={paths.complaintOf(id)}>{subject}</Link>
              <span className="muted num">{shortId(id)}</span>
            </th>
            <td>
              <time dateTime={received_at}>{dayText(received_at)}</time>
            </td>
            <td>
              {answered_at ? SAY.answered(dayText(answered_at)) : SAY.toAnswer(dayText(answer_by))}
            </td>
          </tr>
        ))}
      </Holdings>
    </>
  )
}

function ContractRow({ contract }: { readonly contract: Customer['contracts'][number] }) {
  const {
    id,
    name,
    status,
    start_date: start,
    end_date: end,
    ended_on: ended,
    ends_on: ends,
  } = contract
  const { price, payment } = contract
  return (
    <>
      <tr>
        <th scope="row">
          {withWholeWords(name || SAY.columns.contract)}
          <span className="muted num">{shortId(id)}</span>
        </th>
        <td>
          <Badge tone={status}>{statusLabel(status)}</Badge>
          {ended && <time dateTime={ended}>{SAY.endedOn(shown(ended))}</time>}
          {ends && <time dateTime={ends}>{SAY.endsOn(shown(ends))}</time>}
        </td>
        <td>
          <time dateTime={start}>{shown(start)}</time>
          <time dateTime={end}>{shown(end)}</time>
        </td>
        <td className="num">{inEuros(price)}</td>
      </tr>
      {payment && (
        <tr className="customer-money">
          <td colSpan={4}>{payment.label}</td>
        </tr>
      )}
    </>
  )
}

interface HoldingsProps {
  readonly title: string
  readonly none: string
  readonly count: number
  readonly names: readonly string[]
  readonly after?: ReactNode
  /** The rows. */
  readonly children: ReactNode
}

function Holdings({ title, none, count, names, after, children }: HoldingsProps) {
  return (
    <Card title={title} aside={<span className="muted num">{count}</span>}>
      {count === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <Table label={title} className="table-rows customer-table">
          <ColumnHeads names={names} />
          <tbody>{children}</tbody>
        </Table>
      )}
      {after}
    </Card>
  )
}
