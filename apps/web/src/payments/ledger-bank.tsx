import type { Ledger } from '@sillage/wire/payments/ledger.ts'
import { shortDay } from '../shell/moment.ts'
import { Card } from '../ui/data/card.tsx'
import { LEDGER as SAY } from './ledger.messages.ts'
import { inEuros } from './ledger-texts.ts'

/** The bank's balance, the ledger's balance, and the difference. */
export function LedgerBank({ bank }: { bank: NonNullable<Ledger['bank']> }) {
  const { statement, importedAt, number, ledger } = bank
  return (
    <Card title={SAY.bank}>
      <dl>
        <div>
          <dt>{SAY.statements(shortDay(importedAt))}</dt>
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
