import { formatNumber, formatSignificant } from '@sillage/domain/values/french-number.ts'
import { Table } from '../../ui/data/table.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'
import type { TripGroup } from '../estimate/trip-groups.ts'
import { wayLabel } from './way-chart.tsx'

interface WayTableProps {
  readonly group: TripGroup
  readonly method: string
  readonly factorSet: string
}

const whole = (value: number) => formatNumber(value, { most: 0 })
const number = (value: number) => formatSignificant(value, 4)
const kilograms = (value: number) => formatSignificant(value, 2)

/** The figures of the chart: distance, factor and source of each mode. */
export function WayTable({ group, method, factorSet }: WayTableProps) {
  const { columns } = SAY
  return (
    <div className="stack">
      <p className="small muted">
        {method} {SAY.factorSet(factorSet)} {SAY.allInKilograms}
      </p>
      <Table label={SAY.calculationOf(group.from, group.to)} className="way-table">
        <thead>
          <tr>
            <th scope="col">{columns.way}</th>
            <th scope="col">{columns.total}</th>
            <th scope="col">{columns.distance}</th>
            <th scope="col">{columns.factor}</th>
            <th scope="col">{columns.usage}</th>
            <th scope="col">{columns.manufacturing}</th>
            <th scope="col">{columns.contrails}</th>
          </tr>
        </thead>
        <tbody>
          {group.ways.map((option) => {
            const { way, shared_by, distance_km, distance_text, factor, breakdown } = option
            return (
              <tr key={way} data-selected={option.isChosen}>
                <th scope="row">
                  {wayLabel(option)}
                  <span className="way-table-note">{SAY.uncertain(option.uncertainty_pct)}</span>
                </th>
                <td>
                  <b>{kilograms(option.total)}</b>
                </td>
                <td className="way-table-distance">
                  {whole(distance_km)}&nbsp;km
                  <span className="way-table-note">{distance_text}</span>
                </td>
                <td className="way-table-factor">
                  {number(factor.value)}
                  {shared_by > 1 && `, ${SAY.sharedBy(shared_by)}`}
                  <span className="way-table-note">
                    {factor.unit}
                    <br />
                    {factor.source}, {factor.year}
                  </span>
                </td>
                <td>{kilograms(breakdown.usage)}</td>
                <td>{kilograms(breakdown.manufacturing)}</td>
                <td>{kilograms(breakdown.contrails)}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </div>
  )
}
