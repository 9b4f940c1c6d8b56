import type { Ledger } from '@sillage/wire/payments/ledger.ts'
import { Card } from '../ui/data/card.tsx'
import { LEDGER as SAY } from './ledger.messages.ts'
import { inEuros, instantOf } from './ledger-texts.ts'

/** What the bank says that it holds, what the ledger says, and what is between them. */
export function LedgerBank({ bank }: { bank: NonNullable<Ledger['bank']> }) {
  const { statement, importedAt, number, ledger } = bank
  return (
    <Card title={SAY.bank}>
      <dl>
        <div>
          <dt>{SAY.statements(instantOf(importedAt))}</dt>
          <dd className="num">{inEuros(statement)}</dd>
        </div>
        <div>
          <dt>{SAY.bankAccount(number)}</dt>
          <dd className="num">{inEuros(ledger)}</dd>
        </div>
        <div className="ledger-total">
          <dt>{SAY.gap}</dt>
          <dd className="num">{inEuros(statement - ledger)}</dd>
        </div>
      </dl>
      <p className="small subtle">{SAY.bankNote}</p>
    </Card>
  )
}
