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

describe('the ledger entries of bank events', () => {
  test('move a collection to the bank once it is settled', () => {
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
  ])('cancel out when money comes back: %s, %s', (...events) => {
    expect(after(...events)).toEqual({})
  })

  test('are the same in the end for a transfer matched later and for one known at once', () => {
    expect(after('movement.unknown', 'movement.matched')).toEqual(after('movement.received'))
  })

  test('lower the bank account for an unknown debit and for a fee', () => {
    expect(bankLines('movement.unknown', -500)).toEqual([
      { account: 'bank', cents: -500 },
      { account: 'to_be_matched', cents: 500 },
    ])
    expect(after('payout.ordered', 'payout.settled')).toEqual({ policyholders: 8376, bank: -8376 })
    expect(after('movement.fee')).toEqual({ bank_fees: 8376, bank: -8376 })
  })

  test('take payments received before the ledger existed out of the opening balance', () => {
    expect(after('bank.opened')).toEqual({ bank: 8376, liaison: -8376 })
    expect(after('bank.opened', 'payment.before')).toEqual({ bank: 8376, policyholders: -8376 })
  })
})
