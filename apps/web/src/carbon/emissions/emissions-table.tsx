import { TRAVEL_FORMATS } from '@sillage/domain/contracts/trips.ts'
import { monthName } from '../../shell/month-name.ts'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { kilogramFigure } from '../shown-kilograms.ts'
import { EMISSIONS_MESSAGES as SAY } from './emissions.messages.ts'
import type { MonthEmissions, YearEmissions } from './emissions-year.ts'

interface EmissionsTableProps {
  readonly emissions: YearEmissions
  readonly year: number
}

export function EmissionsTable({ emissions, year }: EmissionsTableProps) {
  return (
    <Table label={SAY.table(year)} className="emissions-table">
      <ColumnHeads
        names={[SAY.month, SAY.total, ...TRAVEL_FORMATS.map((mode) => SAY.modes[mode])]}
      />
      <tbody>
        {emissions.months.map((month) => (
          <Row key={month.month} name={monthName(month.month)} figures={month} />
        ))}
        <Row name={SAY.whole} figures={emissions} />
      </tbody>
    </Table>
  )
}

function Row({ name, figures }: { name: string; figures: Pick<MonthEmissions, 'kg' | 'byMode'> }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="num">
        <b>{kilogramFigure(figures.kg)}</b>
      </td>
      {TRAVEL_FORMATS.map((mode) => (
        <td key={mode} className="num">
          {figures.byMode[mode] > 0 ? kilogramFigure(figures.byMode[mode]) : '–'}
        </td>
      ))}
    </tr>
  )
}
