import { inEuros } from '@sillage/domain/values/money.ts'
import type { Ledger } from '@sillage/wire/payments/ledger.ts'
import { Card } from '../ui/data/card.tsx'
import { withFrenchSpaces } from '../ui/french-spaces.ts'
import { LEDGER as SAY } from './ledger.messages.ts'
import { dayOf } from './ledger-texts.ts'

/** The taxes and guarantee fund contributions due for the month. */
export function LedgerLevies({ levies }: { levies: Ledger['levies'] }) {
  const { lines, total, declaredOn, paidOn } = levies
  return (
    <Card className="ledger-levies" title={SAY.levies}>
      <dl>
        {lines
          .filter(({ due }) => due !== 0)
          .map(({ label, due }) => (
            <div key={label}>
              <dt>{withFrenchSpaces(label)}</dt>
              <dd className="num">{inEuros(due)}</dd>
            </div>
          ))}
        <div className="ledger-total">
          <dt>{SAY.due}</dt>
          <dd className="num">{inEuros(total)}</dd>
        </div>
      </dl>
      {declaredOn !== null && paidOn === null && (
        <p className="small">{SAY.leviesDeclared(dayOf(declaredOn))}</p>
      )}
      {paidOn !== null && <p className="small">{SAY.leviesPaid(dayOf(paidOn))}</p>}
      <p className="small subtle">{SAY.leviesNote}</p>
    </Card>
  )
}
