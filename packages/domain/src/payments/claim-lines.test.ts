import { describe, expect, test } from 'vitest'
import {
  indemnityLines,
  recoveryClaimedLines,
  recoveryGivenUpLines,
  recoveryReceivedLines,
  reserveLines,
} from './claim-lines.ts'
import type { LedgerLine } from './ledger.ts'

const CLAIM = '00000000-0000-4000-8000-000000000001'
const shown = (lines: readonly LedgerLine[]) => lines.map(({ account, cents }) => [account, cents])
const balances = (lines: readonly LedgerLine[]) => {
  const sums = new Map<string, number>()
  for (const { account, cents } of lines) sums.set(account, (sums.get(account) ?? 0) + cents)
  return Object.fromEntries(Array.from(sums).filter(([, cents]) => cents !== 0))
}

describe('the ledger entries of a claim', () => {
  test('follow its reserve, from 1 500,00 at the opening to 300,50 at the decision', () => {
    expect(shown(reserveLines(150_000, CLAIM))).toEqual([
      ['reserve_change', 150_000],
      ['claims_reserve', -150_000],
    ])
    expect(shown(reserveLines(30_050 - 150_000, CLAIM))).toEqual([
      ['reserve_change', -119_950],
      ['claims_reserve', 119_950],
    ])
    expect(reserveLines(0, CLAIM)).toEqual([])
  })

  test('move an ordered indemnity from the reserve to payments under way', () => {
    expect(shown(indemnityLines('payout.ordered', 30_050, CLAIM))).toEqual([
      ['claims_paid', 30_050],
      ['payments_under_way', -30_050],
      ['reserve_change', -30_050],
      ['claims_reserve', 30_050],
    ])
  })

  const reserved = reserveLines(30_050, CLAIM)
  const ordered = indemnityLines('payout.ordered', 30_050, CLAIM)

  test('leave no reserve once the indemnity is settled by the bank', () => {
    const settled = indemnityLines('payout.settled', 30_050, CLAIM)
    expect(balances([...reserved, ...ordered, ...settled])).toEqual({
      claims_paid: 30_050,
      bank: -30_050,
    })
  })

  test('are undone when the bank rejects the indemnity', () => {
    const rejected = indemnityLines('payout.rejected', 30_050, CLAIM)
    expect(balances([...reserved, ...ordered, ...rejected])).toEqual(balances(reserved))
  })

  test('are undone when a settled indemnity comes back', () => {
    const settled = indemnityLines('payout.settled', 30_050, CLAIM)
    const returned = indemnityLines('payout.returned', 30_050, CLAIM)
    expect(balances([...reserved, ...ordered, ...settled, ...returned])).toEqual(balances(reserved))
  })

  test('match a recovery of 120,00 with a transfer that was first unknown', () => {
    expect(shown(recoveryClaimedLines(12_000, CLAIM))).toEqual([
      ['recoveries_due', 12_000],
      ['recoveries', -12_000],
    ])
    const unknown: LedgerLine[] = [
      { account: 'bank', cents: 12_000 },
      { account: 'to_be_matched', cents: -12_000 },
    ]
    const received = recoveryReceivedLines(12_000, { claimId: CLAIM, from: 'to_be_matched' })
    expect(balances([...recoveryClaimedLines(12_000, CLAIM), ...unknown, ...received])).toEqual({
      bank: 12_000,
      recoveries: -12_000,
    })
  })

  test('close a recovery of 120,00 with 50,00 received and the rest given up', () => {
    const lines = [
      ...recoveryClaimedLines(12_000, CLAIM),
      ...recoveryReceivedLines(5000, { claimId: CLAIM, from: 'bank' }),
      ...recoveryGivenUpLines(7000, CLAIM),
    ]
    expect(balances(lines)).toEqual({ bank: 5000, recoveries: -5000 })
  })

  test('each name the claim and sum to zero', () => {
    const entries = [
      reserveLines(1, CLAIM),
      indemnityLines('payout.ordered', 1, CLAIM),
      indemnityLines('payout.settled', 1, CLAIM),
      indemnityLines('payout.rejected', 1, CLAIM),
      indemnityLines('payout.returned', 1, CLAIM),
      recoveryClaimedLines(1, CLAIM),
      recoveryReceivedLines(1, { claimId: CLAIM, from: 'bank' }),
      recoveryGivenUpLines(1, CLAIM),
    ]
    for (const lines of entries) {
      expect(balances(lines.map((line) => ({ ...line, account: 'bank' })))).toEqual({})
      expect(lines.every(({ claimId }) => claimId === CLAIM)).toBe(true)
    }
  })
})
