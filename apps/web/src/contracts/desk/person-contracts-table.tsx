import { originLabel, statusLabel } from '@sillage/domain/contracts/status.ts'
import { formatShortDay } from '@sillage/domain/values/day.ts'
import type { ContractOfPerson } from '@sillage/wire/contracts/contract-desk.ts'
import { History } from 'lucide-react'
import { Badge } from '../../ui/data/badge.tsx'
import { Table } from '../../ui/data/table.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { contractName, shortId } from '../contract-title.ts'
import { MESSAGES } from '../contracts.messages.ts'
import { inEuros } from '../life/in-euros.ts'
import { PERSON_CONTRACTS as SAY } from './person-contracts.messages.ts'

interface PersonContractsTableProps {
  readonly label: string
  readonly contracts: readonly ContractOfPerson[]
  readonly onHistory: (contractId: string) => void
}

const shownDay = (day: string) => formatShortDay(Temporal.PlainDate.from(day))

/** By the number that is read out on the phone. */
export function PersonContractsTable({ label, contracts, onHistory }: PersonContractsTableProps) {
  const { columns } = SAY
  return (
    <Table label={label} className="table-rows person-contracts">
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.type}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.origin}</th>
          <th scope="col">{columns.period}</th>
          <th scope="col">{columns.price}</th>
          <th scope="col">
            <span className="vh">{columns.history}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {contracts.map((one) => (
          <tr key={one.contract_id}>
            <th scope="row" className="num">
              {shortId(one.contract_id)}
            </th>
            <td>{contractName(one)}</td>
            <td>
              <Badge tone={one.status}>{statusLabel(one.status)}</Badge>
            </td>
            <td className="muted">{originLabel(one.origin)}</td>
            <td>{SAY.period(shownDay(one.start_date), shownDay(one.end_date))}</td>
            <td className="num">{inEuros(one.price)}</td>
            <td>
              <div className="table-actions">
                <IconButton
                  size="s"
                  icon={History}
                  aria-label={MESSAGES.historyOf(shortId(one.contract_id))}
                  onClick={() => onHistory(one.contract_id)}
                />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
