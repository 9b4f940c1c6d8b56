import { formatSignificant } from '@sillage/domain/values/french-number.ts'
import type { AnnualVehicleReply } from '@sillage/wire/carbon.ts'
import { Table } from '../../ui/data/table.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'

export interface CountedCar {
  readonly label: string
  readonly reply: AnnualVehicleReply
  readonly isOwn: boolean
}

const kilograms = (value: number) => formatSignificant(value, 2)

/** Usage and manufacturing emissions of each car. */
export function CarTable({ cars }: { readonly cars: readonly CountedCar[] }) {
  const { columns } = SAY
  const [first] = cars
  return (
    <div className="stack">
      {first && (
        <p className="small muted">
          {first.reply.method} {SAY.factorSet(first.reply.factor_set)} {SAY.allInKilograms}
        </p>
      )}
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
          {cars.map(({ label, reply }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <span className="way-table-note">{SAY.uncertain(reply.uncertainty_pct)}</span>
              </th>
              <td>{kilograms(reply.breakdown.usage)}</td>
              <td>{kilograms(reply.breakdown.manufacturing)}</td>
              <td>
                <b>{kilograms(reply.total)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
