import { Table } from '../../ui/data/table.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'
import type { TripGroup } from '../estimate/trip-groups.ts'
import { wayLabel } from './way-chart.tsx'

interface WayTableProps {
  readonly group: TripGroup
  readonly method: string
  readonly factorSet: string
}

const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })
const number = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 4 })
const kilograms = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2 })

/** The figures of the chart: distance, factor and source of each way. */
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
                  <b>{kilograms.format(option.total)}</b>
                </td>
                <td className="way-table-distance">
                  {whole.format(distance_km)}&nbsp;km
                  <span className="way-table-note">{distance_text}</span>
                </td>
                <td className="way-table-factor">
                  {number.format(factor.value)}
                  {shared_by > 1 && `, ${SAY.sharedBy(shared_by)}`}
                  <span className="way-table-note">
                    {factor.unit}
                    <br />
                    {factor.source}, {factor.year}
                  </span>
                </td>
                <td>{kilograms.format(breakdown.usage)}</td>
                <td>{kilograms.format(breakdown.manufacturing)}</td>
                <td>{kilograms.format(breakdown.contrails)}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </div>
  )
}
