import { describe, expect, test } from 'vitest'
import { type BankEvent, bankLines } from './bank-lines.ts'

/** The balance of each account after events of the same amount. */
function after(...events: BankEvent[]) {
  const held: Record<string, number> = {}
  for (const event of events)
    for (const { account, cents } of bankLines(event, 8376, 'd'))
      held[account] = (held[account] ?? 0) + cents
  return Object.fromEntries(Object.entries(held).filter(([, cents]) => cents !== 0))
}

describe('what the bank does to the ledger', () => {
  test('a collection that is settled leaves nothing under way', () => {
    expect(bankLines('collection.sent', 8376, 'd')).toEqual([
      { account: 'collections_under_way', cents: 8376, dueId: 'd' },
      { account: 'policyholders', cents: -8376, dueId: 'd' },
    ])
    expect(after('collection.sent', 'collection.settled')).toEqual({
      bank: 8376,
      policyholders: -8376,
    })
  })

  test.each<BankEvent[]>([
    ['collection.sent', 'collection.rejected'],
    ['collection.sent', 'collection.settled', 'collection.returned'],
    ['payout.ordered', 'payout.rejected'],
    ['payout.ordered', 'payout.settled', 'payout.returned'],
  ])('what comes back leaves no trace in a balance: %s, %s', (...events) => {
    expect(after(...events)).toEqual({})
  })

  test('a transfer that is matched later ends as one that was known at once', () => {
    expect(after('movement.unknown', 'movement.matched')).toEqual(after('movement.received'))
  })

  test('an unknown debit lowers the bank; a fee does too', () => {
    expect(bankLines('movement.unknown', -500)).toEqual([
      { account: 'bank', cents: -500 },
      { account: 'to_be_matched', cents: 500 },
    ])
    expect(after('payout.ordered', 'payout.settled')).toEqual({ policyholders: 8376, bank: -8376 })
    expect(after('movement.fee')).toEqual({ bank_fees: 8376, bank: -8376 })
  })

  test('what was received before payments were kept stands in the balance that the bank opens with', () => {
    expect(after('bank.opened')).toEqual({ bank: 8376, liaison: -8376 })
    expect(after('bank.opened', 'payment.before')).toEqual({ bank: 8376, policyholders: -8376 })
  })
})
