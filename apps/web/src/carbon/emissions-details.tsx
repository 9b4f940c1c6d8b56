import type { ContractEmissions, EmissionLine } from '@sillage/wire/contracts.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Table } from '../ui/table.tsx'
import { EMISSIONS_MESSAGES as SAY } from './emissions.messages.ts'
import { monthAndYear } from './month-name.ts'
import { kilogramFigure } from './shown-kilograms.ts'

/** Every line of every contract; what could not be reckoned says why. */
export function EmissionsDetails({ contracts }: { contracts: readonly ContractEmissions[] }) {
  if (contracts.length === 0) return null
  return (
    <Disclosure summary={SAY.details}>
      <Table label={SAY.details} className="emissions-table emissions-details">
        <thead>
          <tr>
            <th scope="col">{SAY.columns.contract}</th>
            <th scope="col">{SAY.columns.month}</th>
            <th scope="col">{SAY.columns.line}</th>
            <th scope="col">{SAY.columns.kilograms}</th>
          </tr>
        </thead>
        <tbody>
          {contracts.map((contract) => (
            <ContractRows key={contract.contract_id} contract={contract} />
          ))}
        </tbody>
      </Table>
    </Disclosure>
  )
}

function ContractRows({ contract }: { contract: ContractEmissions }) {
  const { contract_id, lines, note, start_date } = contract
  const name = contract_id.slice(0, 8)
  return (
    <>
      {lines.length === 0 && (
        <tr>
          <th scope="row">{name}</th>
          <td className="nowrap">{monthAndYear(start_date.slice(0, 7))}</td>
          <td>{note}</td>
          <td className="num">{SAY.uncounted}</td>
        </tr>
      )}
      {lines.map((line, index) => (
        <tr key={index}>
          <th scope="row">{name}</th>
          <td className="nowrap">{monthAndYear(line.month)}</td>
          <td>
            {lineName(line)}
            {(line.problem ?? (index === 0 ? note : null)) && (
              <span className="emissions-note">{line.problem ?? note}</span>
            )}
          </td>
          <td className="num">{line.kg === null ? SAY.uncounted : kilogramFigure(line.kg)}</td>
        </tr>
      ))}
    </>
  )
}

function lineName(line: EmissionLine): string {
  if (line.kind === 'car')
    return line.is_own_car ? SAY.ownCar(line.days) : SAY.referenceCar(line.days)
  return SAY.trip({ from: line.departure, to: line.arrival, mode: SAY.modes[line.mode] })
}
