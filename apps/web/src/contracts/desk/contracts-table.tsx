import { originLabel, statusLabel } from '@sillage/domain/contracts/status.ts'
import { formatShortDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ContractOfPerson, ListedContract } from '@sillage/wire/contracts/contract-desk.ts'
import { History } from 'lucide-react'
import { Link } from 'wouter'
import { Badge } from '../../ui/data/badge.tsx'
import { Table } from '../../ui/data/table.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { contractLabel, contractName, shortId } from '../contract-title.ts'
import { CONTRACT_HISTORY } from '../history/history.messages.ts'
import { CONTRACTS_DESK as SAY } from './contracts-desk.messages.ts'

interface ContractsTableProps {
  readonly label: string
  /** Contracts of several people have a holder, whose column then replaces the origin's. */
  readonly contracts: readonly (ContractOfPerson | ListedContract)[]
  readonly onHistory: (contractId: string) => void
}

const shownDay = (day: string) => formatShortDay(Temporal.PlainDate.from(day))

/** Contracts identified by their short number. */
export function ContractsTable({ label, contracts, onHistory }: ContractsTableProps) {
  const { columns } = SAY
  const hasHolders = contracts.some((one) => 'holder' in one)
  return (
    <Table label={label} className="table-rows contracts-desk">
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          {hasHolders && <th scope="col">{columns.holder}</th>}
          <th scope="col">{columns.type}</th>
          <th scope="col">{columns.status}</th>
          {!hasHolders && <th scope="col">{columns.origin}</th>}
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
            {'holder' in one && (
              <td>
                {one.holder ? (
                  <Link href={paths.customer(one.holder.account_id)}>{one.holder.name}</Link>
                ) : (
                  <span className="muted">{SAY.holderHidden}</span>
                )}
              </td>
            )}
            <td className="contracts-desk-name">{withWholeWords(contractName(one))}</td>
            <td>
              <Badge tone={one.status}>{statusLabel(one.status)}</Badge>
            </td>
            {!hasHolders && <td className="muted">{originLabel(one.origin)}</td>}
            <td className="contracts-desk-period">
              {SAY.period(shownDay(one.start_date), shownDay(one.end_date))}
            </td>
            <td className="num">{inEuros(one.price)}</td>
            <td>
              <div className="table-actions">
                <IconButton
                  size="s"
                  icon={History}
                  aria-label={CONTRACT_HISTORY.of(contractLabel(one))}
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
