import { inEuros } from '@sillage/domain/values/money.ts'
import type { PaidContract, PaymentDue } from '@sillage/wire/payments/payments.ts'
import { dayText } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { PAYMENTS as SAY } from './customer.messages.ts'
import { DuePaper } from './due-paper.tsx'
import { LongList } from './long-list.tsx'

/** The receipts of past payments; the notice of a due appears with the due itself. */
export function PapersCard({ contracts }: { contracts: readonly PaidContract[] }) {
  const paid = contracts.flatMap((contract) =>
    contract.dues.filter(({ state }) => state === 'paid').map((due) => ({ due, contract })),
  )
  if (paid.length === 0) return null
  const latestFirst = paid.toSorted((one, other) => other.due.due_on.localeCompare(one.due.due_on))
  return (
    <Card title={SAY.papers}>
      <LongList>
        {latestFirst.map(({ due, contract }) => (
          <Receipt key={due.id} due={due} contract={contract} />
        ))}
      </LongList>
    </Card>
  )
}

function Receipt({ due, contract }: { due: PaymentDue; contract: PaidContract }) {
  const words = SAY.receiptOf({ day: dayText(due.due_on), contract: contract.name })
  return (
    <li>
      <DuePaper id={due.id} kind="receipt">
        {words}
      </DuePaper>
      <span className="num">{inEuros(due.amount)}</span>
    </li>
  )
}
