import type { AnnualVehicleReply } from '@sillage/wire/carbon.ts'
import { Table } from '../../ui/data/table.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'

interface CarTableProps {
  readonly reference: AnnualVehicleReply
  readonly own: AnnualVehicleReply | null
}

const kilograms = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2 })

/** Usage and manufacturing of both cars apart. */
export function CarTable({ reference, own }: CarTableProps) {
  const { columns } = SAY
  const rows = [
    { label: SAY.referenceCar, reply: reference },
    ...(own ? [{ label: SAY.ownCar, reply: own }] : []),
  ]
  return (
    <div className="stack">
      <p className="small muted">
        {reference.method} {SAY.factorSet(reference.factor_set)} {SAY.allInKilograms}
      </p>
      <Table label={SAY.carsCalculated} className="way-table">
        <thead>
          <tr>
            <th scope="col">{columns.car}</th>
            <th scope="col">{columns.usage}</th>
            <th scope="col">{columns.manufacturing}</th>
            <th scope="col">{columns.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, reply }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <span className="way-table-note">{SAY.uncertain(reply.uncertainty_pct)}</span>
              </th>
              <td>{kilograms.format(reply.breakdown.usage)}</td>
              <td>{kilograms.format(reply.breakdown.manufacturing)}</td>
              <td>
                <b>{kilograms.format(reply.total)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
