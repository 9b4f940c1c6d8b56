import { formatShortDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type { Batch } from '@sillage/wire/payments/bank-rows.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { Table } from '../../ui/data/table.tsx'
import { BANK as SAY } from './bank.messages.ts'

const TONES = {
  to_approve: 'warn',
  withdrawn: 'inactive',
  approved: 'info',
  held: 'warn',
  sent: 'info',
  failed: 'bad',
  settled: 'good',
} as const satisfies Record<Batch['state'], BadgeTone>

export function BatchBadge({ batch }: { batch: Batch }) {
  return <Badge tone={TONES[batch.state]}>{batch.stateLabel}</Badge>
}

interface BatchesTableProps {
  readonly batches: readonly Batch[]
  readonly chosen: string | null
  readonly onChoose: (batch: Batch) => void
}

/** The latest batches with who prepared and who approved each; the second is empty until approval. */
export function BatchesTable({ batches, chosen, onChoose }: BatchesTableProps) {
  const { columns } = SAY
  return (
    <section>
      <div className="bank-head">
        <h2>{SAY.batches}</h2>
        <p className="muted small">{SAY.hands}</p>
      </div>
      {batches.length === 0 ? (
        <p className="muted">{SAY.noBatch}</p>
      ) : (
        <Table label={SAY.batches} className="table-rows bank-table batches-table">
          <thead>
            <tr>
              <th scope="col">{columns.batch}</th>
              <th scope="col">{columns.kind}</th>
              <th scope="col">{columns.orders}</th>
              <th scope="col">{columns.total}</th>
              <th scope="col">{columns.day}</th>
              <th scope="col">{columns.hands}</th>
              <th scope="col">{columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {batches.map((batch) => (
              <tr key={batch.id} data-selected={batch.id === chosen || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="bank-open num"
                    aria-label={SAY.open(batch.number)}
                    aria-expanded={batch.id === chosen}
                    onClick={() => onChoose(batch)}
                  >
                    {batch.number}
                  </button>
                </th>
                <td>{SAY.kinds[batch.kind]}</td>
                <td className="num">
                  {batch.orders}
                  <span className="batch-unit"> {SAY.ordersUnit(batch.orders)}</span>
                </td>
                <td className="num">{inEuros(batch.total)}</td>
                <td className="num">{formatShortDay(Temporal.PlainDate.from(batch.settlesOn))}</td>
                <td>
                  <Hands batch={batch} />
                </td>
                <td>
                  <BatchBadge batch={batch} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

function Hands({ batch }: { batch: Batch }) {
  return (
    <span className="bank-hands">
      <Avatar name={batch.preparedBy} size="s" />
      {batch.approvedBy ? <Avatar name={batch.approvedBy} size="s" /> : <i className="bank-hole" />}
      <span className="vh">
        {batch.preparedBy}, {batch.approvedBy ?? SAY.secondHand}
      </span>
    </span>
  )
}
