import type { TariffNumber } from '@sillage/wire/administration/tariffs.ts'
import { Table } from '../../ui/data/table.tsx'
import { NumberInput } from '../../ui/input/number-input.tsx'
import { type NumberGroup, shownNumber } from './tariff-numbers.ts'
import { TARIFFS as SAY } from './tariffs.messages.ts'

interface NumberTableProps {
  readonly group: NumberGroup
  /** Unsaved input, by the path of its value. */
  readonly typed: Readonly<Record<string, string>>
  /** Null while the input isn't a number. */
  readonly valueOf: (number: TariffNumber) => number | null
  /** Paths of the values that the server refused. */
  readonly flawed: ReadonlySet<string>
  /** Absent when the table is read-only. */
  readonly onType?: (path: string, text: string) => void
}

/** The values of one question: one row per answer, one column per cover; changed ones show the former value. */
export function NumberTable({ group, typed, valueOf, flawed, onType }: NumberTableProps) {
  return (
    <Table label={group.name} className="number-table">
      <thead>
        <tr>
          <th scope="col">{group.name}</th>
          {group.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {group.columns.map((column) => {
              const number = cells.find((cell) => cell.column === column)
              return number ? (
                <td key={column} data-changed={valueOf(number) !== number.former || undefined}>
                  {onType ? (
                    <NumberInput
                      dense
                      decimals
                      unit={SAY.units[number.unit]}
                      aria-label={SAY.cell(name, column)}
                      aria-invalid={
                        valueOf(number) === null || flawed.has(number.path) || undefined
                      }
                      value={typed[number.path] ?? shownNumber(number.unit, number.value)}
                      onChange={(text) => onType(number.path, text)}
                    />
                  ) : (
                    <span className="num">
                      {shownNumber(number.unit, number.value)} {SAY.units[number.unit]}
                    </span>
                  )}
                  {valueOf(number) !== number.former && (
                    <small className="number-former num">
                      {SAY.former(
                        `${shownNumber(number.unit, number.former)} ${SAY.units[number.unit]}`.trim(),
                      )}
                    </small>
                  )}
                </td>
              ) : (
                <td key={column}>{SAY.noNumber}</td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
