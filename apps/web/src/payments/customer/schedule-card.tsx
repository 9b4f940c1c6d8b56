import { inEuros } from '@sillage/domain/values/money.ts'
import type { PaidContract, PaymentDue } from '@sillage/wire/payments/payments.ts'
import { Check, X } from 'lucide-react'
import { dayText } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PAYMENTS as SAY } from './customer.messages.ts'
import { atEndText } from './payment-texts.ts'

/** The instalments of a contract along a line: paid ones behind, coming ones ahead. */
export function ScheduleCard({ contract }: { contract: PaidContract }) {
  const { dues, payment, leaving_on: leavingOn } = contract
  const paid = inEuros(payment.paid)
  const total = inEuros(payment.paid + payment.remaining)
  const asked = dues.filter(({ state }) => state !== 'cancelled')
  const now = asked.find(({ state }) => state !== 'paid')
  return (
    <Card
      title={SAY.scheduleOf(contract.name, dayText(dues[0]?.due_on ?? ''))}
      aside={
        <span className="small subtle num">
          {payment.paid + payment.remaining > 0 ? SAY.paidOf({ paid, total }) : payment.label}
        </span>
      }
    >
      {leavingOn !== undefined && (
        <p className="small muted dues-leaving">
          {SAY.leaving(dayText(leavingOn))} {atEndText(contract)}
        </p>
      )}
      <div className="dues-wake" aria-hidden="true">
        {asked.map((due) => (
          <i
            key={due.id}
            data-state={due === now ? 'now' : due.state === 'paid' ? 'done' : 'next'}
          />
        ))}
      </div>
      <ol className="dues">
        {dues.map((due) => (
          <li key={due.id} aria-current={due === now ? 'step' : undefined}>
            <b>{dayText(due.due_on)}</b>
            <State due={due} />
            <span className="num">{inEuros(due.amount)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function State({ due: { state, label } }: { due: PaymentDue }) {
  return (
    <span className="due-state" data-state={state}>
      {state === 'paid' && <Icon of={Check} size="s" />}
      {state === 'late' && <Icon of={X} size="s" />}
      {label}
    </span>
  )
}
