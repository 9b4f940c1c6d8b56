import type { PaidContract, PaymentPayout } from '@sillage/wire/payments/payments.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { foldExecuted, PaidBeforeCard } from './paid-before-card.tsx'

const payout = (n: number, paidOn: string | null) =>
  ({
    id: `payout-${n}`,
    claim_id: n % 2 === 0 ? `0000000${n}-claim` : null,
    claim_name: n % 2 === 0 ? 'Bris de glace du 2 mars 2027' : null,
    amount: n * 10,
    paid_on: paidOn,
    to_card: false,
    contract_id: 'zoe',
  }) as PaymentPayout

test('what is still to come and the last one executed are shown whole, the others are one list', () => {
  const waits = [payout(1, null), payout(5, null)]
  const done = [payout(2, '2027-03-04'), payout(3, '2027-03-01'), payout(4, '2027-02-01')]
  const [first, second] = [done.slice(0, 1), done.slice(1)]
  expect(foldExecuted([...waits.slice(0, 1), ...done, ...waits.slice(1)])).toEqual({
    shown: [...waits, ...first],
    folded: second,
  })
  expect(foldExecuted(waits)).toEqual({ shown: waits, folded: [] })
})

test('each of that list says what it paid, when, and how much', () => {
  const text = renderToStaticMarkup(
    <Router ssrPath="/payments">
      <PaidBeforeCard
        payouts={[payout(3, '2027-03-01'), payout(4, '2027-02-01')]}
        contracts={[{ contract_id: 'zoe', name: 'Renault Zoe AB 123' } as PaidContract]}
      />
    </Router>,
  )
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(text).toContain('|Versements précédents|')
  expect(text).toContain('|Remboursement, Renault Zoe AB 123|exécuté le 1er mars 2027|30,00 €|')
  expect(text).toContain('|Bris de glace du 2 mars 2027|exécuté le 1er février 2027|40,00 €|')
})
