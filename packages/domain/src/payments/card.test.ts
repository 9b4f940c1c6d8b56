import { expect, test } from 'vitest'
import { cardPaidLines, cardRefundedLines, cardSettledLines, refundToCards } from './card.ts'

function balances(...entries: ReturnType<typeof cardPaidLines>[]) {
  const held: Record<string, number> = {}
  for (const { account, cents } of entries.flat()) held[account] = (held[account] ?? 0) + cents
  return Object.fromEntries(Object.entries(held).filter(([, cents]) => cents !== 0))
}

test('a card payment settles the instalment at once, and the provider pays it out less its fee', () => {
  expect(cardPaidLines(8376, 'd')).toEqual([
    { account: 'cards_under_way', cents: 8376 },
    { account: 'policyholders', cents: -8376, dueId: 'd' },
  ])
  expect(
    balances(cardPaidLines(8376, 'd'), cardSettledLines({ netCents: 8301, feeCents: 75 }, 'bank')),
  ).toEqual({ bank: 8301, bank_fees: 75, policyholders: -8376 })
})

test('a refund to the card is deducted from what the provider pays out', () => {
  expect(
    balances(
      cardPaidLines(8376, 'd'),
      cardRefundedLines(3000),
      cardSettledLines({ netCents: 5301, feeCents: 75 }, 'bank'),
    ),
  ).toEqual({ bank: 5301, bank_fees: 75, policyholders: -5376 })
})

test('a provider’s payout booked before it was recognised leaves nothing to match', () => {
  const booked = [
    { account: 'bank' as const, cents: 8301 },
    { account: 'to_be_matched' as const, cents: -8301 },
  ]
  expect(
    balances(
      cardPaidLines(8376, 'd'),
      booked,
      cardSettledLines({ netCents: 8301, feeCents: 75 }, 'to_be_matched'),
    ),
  ).toEqual({ bank: 8301, bank_fees: 75, policyholders: -8376 })
})

test('a payout without a fee has no fee line', () => {
  expect(cardSettledLines({ netCents: 100, feeCents: 0 }, 'bank')).toHaveLength(2)
})

test('a refund goes to the cards that paid, up to what each paid, and the rest elsewhere', () => {
  const cards = [
    { id: 'a', leftCents: 6000 },
    { id: 'b', leftCents: 2000 },
    { id: 'c', leftCents: 0 },
  ]
  expect(refundToCards(9000, cards)).toEqual({
    toCards: [
      { id: 'a', cents: 6000 },
      { id: 'b', cents: 2000 },
    ],
    rest: 1000,
  })
  expect(refundToCards(5164, cards)).toEqual({ toCards: [{ id: 'a', cents: 5164 }], rest: 0 })
  expect(refundToCards(5164, [])).toEqual({ toCards: [], rest: 5164 })
})
