import type { ContractEmissions, EmissionLine } from '@sillage/wire/contracts/contract-emissions.ts'
import { monthAndYear } from '../../shell/month-name.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Table } from '../../ui/data/table.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { kilogramFigure } from '../shown-kilograms.ts'
import { EMISSIONS_MESSAGES as SAY } from './emissions.messages.ts'

/** Every line of every contract, grouped by contract; says why a line could not be calculated. */
export function EmissionsDetails({ contracts }: { contracts: readonly ContractEmissions[] }) {
  if (contracts.length === 0) return null
  return (
    <Disclosure summary={SAY.details}>
      <Table label={SAY.details} className="emissions-table emissions-details">
        <thead>
          <tr>
            <th scope="col">{SAY.columns.month}</th>
            <th scope="col">{SAY.columns.line}</th>
            <th scope="col">{SAY.columns.kilograms}</th>
          </tr>
        </thead>
        {contracts.map((contract) => (
          <ContractRows key={contract.contract_id} contract={contract} />
        ))}
      </Table>
    </Disclosure>
  )
}

function ContractRows({ contract }: { contract: ContractEmissions }) {
  const { lines, note, start_date } = contract
  return (
    <tbody>
      <tr className="emissions-contract">
        <th scope="rowgroup" colSpan={3}>
          {withWholeWords(SAY.contract(contract))}
          {note && <span className="emissions-note">{note}</span>}
        </th>
      </tr>
      {lines.length === 0 && (
        <tr>
          <td>{monthAndYear(start_date.slice(0, 7))}</td>
          <td>–</td>
          <td className="num">{SAY.uncounted}</td>
        </tr>
      )}
      {lines.map((line, index) => (
        <tr key={index}>
          <td>{monthAndYear(line.month)}</td>
          <td>
            {lineName(line)}
            {line.problem && <span className="emissions-note">{line.problem}</span>}
          </td>
          <td className="num">{line.kg === null ? SAY.uncounted : kilogramFigure(line.kg)}</td>
        </tr>
      ))}
    </tbody>
  )
}

function lineName(line: EmissionLine): string {
  switch (line.kind) {
    case 'car':
      return line.is_own_car ? SAY.ownCar(line.days) : SAY.referenceCar(line.days)
    case 'trip':
      return SAY.trip({ from: line.departure, to: line.arrival, mode: SAY.modes[line.mode] })
  }
}
