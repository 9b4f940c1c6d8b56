import { groupedReference } from '@sillage/domain/payments/creditor-reference.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { FinanceDesk } from '@sillage/wire/payments/bank.ts'
import { Link } from 'wouter'
import { Table } from '../../ui/data/table.tsx'
import { dayOf } from '../ledger-texts.ts'
import { BANK as SAY } from './bank.messages.ts'

/** What third parties still owe on claims that we paid, oldest first. */
export function ExpectedRecoveries({ recoveries }: { recoveries: FinanceDesk['recoveries'] }) {
  const { recoveryColumns: columns } = SAY
  if (recoveries.length === 0) return <p className="muted">{SAY.noRecovery}</p>
  return (
    <Table label={SAY.recoveries} className="table-rows bank-table">
      <thead>
        <tr>
          <th scope="col">{columns.debtor}</th>
          <th scope="col">{columns.claim}</th>
          <th scope="col">{columns.at}</th>
          <th scope="col">{columns.expected}</th>
        </tr>
      </thead>
      <tbody>
        {recoveries.map(({ id, claimId, claim, of, reference, at, amount, expected }) => (
          <tr key={id}>
            <th scope="row">
              {of}
              <span className="muted num">{groupedReference(reference)}</span>
            </th>
            <td>
              <Link href={paths.claimOf(claimId)}>{claim}</Link>
              <span className="muted num">{claimId.slice(0, 8)}</span>
            </td>
            <td data-label={columns.at}>{dayOf(at)}</td>
            <td className="num">{SAY.expectedOf(inEuros(expected), inEuros(amount))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
