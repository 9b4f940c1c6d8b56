import type { PaidContract, PaymentDue } from '@sillage/wire/payments/payments.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScheduleCard } from './schedule-card.tsx'

const due = (month: number, state: PaymentDue['state']) =>
  ({
    id: `due-${month}`,
    due_on: `2027-0${month}-01`,
    state,
    label: state,
    amount: 60,
  }) as PaymentDue

test('the line of a contract that has ended has no point for what is no longer asked', () => {
  const contract = {
    name: 'Renault Zoe',
    dues: [due(1, 'paid'), due(2, 'upcoming'), due(3, 'cancelled'), due(4, 'cancelled')],
    payment: { paid: 60, remaining: 60, label: '' },
  } as unknown as PaidContract
  const markup = renderToStaticMarkup(<ScheduleCard contract={contract} />)
  const points = [...markup.matchAll(/<i data-state="(\w+)"/g)].map(([, state]) => state)
  expect(points).toEqual(['done', 'now'])
  expect(markup.match(/<li/g)).toHaveLength(4)
})
