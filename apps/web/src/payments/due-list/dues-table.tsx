import { formatShortDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ListedDue } from '@sillage/wire/payments/due-list.ts'
import { Link } from 'wouter'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { Table } from '../../ui/data/table.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { DUES as SAY } from './due-list.messages.ts'

const TONES = {
  upcoming: 'info',
  to_pay: 'warn',
  collecting: 'info',
  paid: 'good',
  late: 'bad',
  cancelled: 'inactive',
} as const satisfies Record<ListedDue['state'], BadgeTone>

interface DuesTableProps {
  readonly label: string
  readonly dues: readonly ListedDue[]
}

/** The dues, each with the usual name of its contract. */
export function DuesTable({ label, dues }: DuesTableProps) {
  const { columns } = SAY
  return (
    <Table label={label} className="table-rows due-table">
      <thead>
        <tr>
          <th scope="col">{columns.payer}</th>
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.contract}</th>
          <th scope="col">{columns.method}</th>
          <th scope="col">{columns.amount}</th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {dues.map((due) => (
          <tr key={due.id}>
            <th scope="row">
              <Link href={paths.customer(due.accountId)}>{due.payer}</Link>
            </th>
            <td className="num">{formatShortDay(Temporal.PlainDate.from(due.dueOn))}</td>
            <td>
              {withWholeWords(due.contract)}
              <span className="muted small num">{due.reference}</span>
            </td>
            <td>{SAY.methods[due.method]}</td>
            <td className="num">
              {inEuros(due.amount)}
              {due.owed > 0 && due.owed !== due.amount && (
                <span className="muted small">{SAY.owedOf(inEuros(due.owed))}</span>
              )}
            </td>
            <td>
              <Badge tone={TONES[due.state]}>{due.stateLabel}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
