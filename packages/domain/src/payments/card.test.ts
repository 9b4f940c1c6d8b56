import { expect, test } from 'vitest'
import { cardPaidLines, cardRefundedLines, cardSettledLines, refundToCards } from './card.ts'

function balances(...entries: ReturnType<typeof cardPaidLines>[]) {
  const held: Record<string, number> = {}
  for (const { account, cents } of entries.flat()) held[account] = (held[account] ?? 0) + cents
  return Object.fromEntries(Object.entries(held).filter(([, cents]) => cents !== 0))
}

test('a card pays a due at once, and its provider settles less what it keeps', () => {
  expect(cardPaidLines(8376, 'd')).toEqual([
    { account: 'cards_under_way', cents: 8376 },
    { account: 'policyholders', cents: -8376, dueId: 'd' },
  ])
  expect(
    balances(cardPaidLines(8376, 'd'), cardSettledLines({ netCents: 8301, feeCents: 75 }, 'bank')),
  ).toEqual({ bank: 8301, bank_fees: 75, policyholders: -8376 })
})

test('what goes back to the card is taken off what is settled', () => {
  expect(
    balances(
      cardPaidLines(8376, 'd'),
      cardRefundedLines(3000),
      cardSettledLines({ netCents: 5301, feeCents: 75 }, 'bank'),
    ),
  ).toEqual({ bank: 5301, bank_fees: 75, policyholders: -5376 })
})

test('a settlement that was booked before it was known leaves nothing to be matched', () => {
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

test('without a fee there is no line of nothing', () => {
  expect(cardSettledLines({ netCents: 100, feeCents: 0 }, 'bank')).toHaveLength(2)
})

test('a refund goes back to the cards that paid, each for no more than it paid', () => {
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
