import { inEuros } from '@sillage/domain/values/money.ts'
import type { LedgerBalance } from '@sillage/wire/payments/ledger.ts'
import { ColumnHeads, Table } from '../ui/data/table.tsx'
import { withFrenchSpaces } from '../ui/french-spaces.ts'
import { LEDGER as SAY } from './ledger.messages.ts'

/** The trial balance of a month: total debits equal total credits. */
export function LedgerBalances({ balances }: { balances: readonly LedgerBalance[] }) {
  const used = balances.filter(({ opening, debit, credit, closing }) =>
    [opening, debit, credit, closing].some((amount) => amount !== 0),
  )
  const unused = balances.length - used.length
  const sum = (of: (balance: LedgerBalance) => number) =>
    balances.reduce((total, balance) => total + of(balance), 0)
  return (
    <section aria-labelledby="balance">
      <h2 id="balance" className="ledger-title">
        {SAY.balance}
      </h2>
      <Table label={SAY.balance} className="table-rows ledger-table ledger-balance">
        <ColumnHeads names={[SAY.account, SAY.opening, SAY.debit, SAY.credit, SAY.closing]} />
        <tbody>
          {used.map(({ code, number, label, opening, debit, credit, closing }) => (
            <tr key={code}>
              <th scope="row">
                <span className="num subtle">{number}</span> {withFrenchSpaces(label)}
              </th>
              <td data-label={SAY.opening}>
                <Side amount={opening} />
              </td>
              <td data-label={SAY.debit}>{amountOrNothing(debit)}</td>
              <td data-label={SAY.credit}>{amountOrNothing(credit)}</td>
              <td className="strong" data-label={SAY.closing}>
                <Side amount={closing} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{SAY.total}</th>
            <td>{inEuros(sum(({ opening }) => opening))}</td>
            <td data-label={SAY.debit}>{inEuros(sum(({ debit }) => debit))}</td>
            <td data-label={SAY.credit}>{inEuros(sum(({ credit }) => credit))}</td>
            <td data-label={SAY.closing}>{inEuros(sum(({ closing }) => closing))}</td>
          </tr>
        </tfoot>
      </Table>
      {unused > 0 && <p className="small subtle">{SAY.unused(unused)}</p>}
    </section>
  )
}

function amountOrNothing(amount: number) {
  return amount === 0 ? <span className="subtle">–</span> : inEuros(amount)
}

/** An amount in the debit or credit column; a dash for zero. */
function Side({ amount }: { amount: number }) {
  if (amount === 0) return <span className="subtle">–</span>
  const isDebit = amount > 0
  return (
    <>
      {inEuros(Math.abs(amount))}{' '}
      <abbr className="subtle" title={isDebit ? SAY.debitSide : SAY.creditSide}>
        {isDebit ? SAY.debitLetter : SAY.creditLetter}
      </abbr>
    </>
  )
}
