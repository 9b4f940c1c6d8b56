import { describe, expect, test } from 'vitest'
import { sampleContract } from '../sample-contract.ts'
import { noticesOf } from './contract-notices.ts'

const today = Temporal.PlainDate.from('2026-11-21')

const first = sampleContract({
  contract_id: 'first',
  status: 'extended',
  end_date: '2026-12-10',
})
const second = sampleContract({
  contract_id: 'second',
  origin: 'extension',
  parent_contract_id: 'first',
  origin_contract_id: 'first',
})
const old = sampleContract({
  contract_id: 'old',
  status: 'renewed',
  renewal_contract_id: 'new',
  start_date: '2024-12-03',
  end_date: '2025-12-02',
})
const fresh = sampleContract({
  contract_id: 'new',
  origin: 'renewal',
  parent_contract_id: 'old',
  start_date: '2025-12-03',
  end_date: '2026-12-02',
})
const all = [first, second, old, fresh]

describe('what a card has to say', () => {
  test('nothing of an original contract that runs', () => {
    expect(noticesOf(sampleContract(), all, today)).toEqual([])
  })

  test('that its end is asked for on a ground of the law, before that it ends soon', () => {
    const leaving = { covered_until: '2026-11-20', effect_date: '2026-12-02', by_choice: true }
    expect(
      noticesOf(sampleContract({ ...fresh, origin: 'original', leaving }), all, today),
    ).toEqual([
      {
        kind: 'leaving',
        effect: {
          coveredUntil: Temporal.PlainDate.from('2026-11-20'),
          on: Temporal.PlainDate.from('2026-12-02'),
        },
        mayKeep: true,
      },
    ])
  })

  test('that a contract has expired', () => {
    const expired = sampleContract({ status: 'expired' })
    expect(noticesOf(expired, all, today)).toEqual([{ kind: 'expired' }])
  })

  test('which contract extended it, and which one it extends', () => {
    expect(noticesOf(first, all, today)).toEqual([{ kind: 'extendedBy', by: second }])
    expect(noticesOf(second, all, today)).toEqual([{ kind: 'extends', parent: first }])
  })

  test('which contract renewed it', () => {
    expect(noticesOf(old, all, today)).toEqual([{ kind: 'renewedBy', by: fresh }])
  })

  test('which contract renewed it, also when only the renewal knows', () => {
    const unaware = { ...old, renewal_contract_id: null }
    expect(noticesOf(unaware, [unaware, fresh], today)).toEqual([{ kind: 'renewedBy', by: fresh }])
  })

  test('that it ends soon, before the contract that it renews', () => {
    expect(noticesOf(fresh, all, today)).toEqual([
      { kind: 'endsSoon', end: Temporal.PlainDate.from('2026-12-02') },
      { kind: 'renews', parent: old },
    ])
  })

  test('that it was extended, even when the other contract is not in the list', () => {
    expect(noticesOf(first, [first], today)).toEqual([{ kind: 'extendedBy', by: null }])
  })

  test('nothing of an origin that is not in the list', () => {
    expect(noticesOf(second, [second], today)).toEqual([])
  })

  test('when and why it was cancelled', () => {
    const cancelled = sampleContract({
      status: 'cancelled',
      cancellation_date: '2026-09-14',
      cancellation_reason: ' voiture vendue ',
      refund: 31.2,
    })
    expect(noticesOf(cancelled, all, today)).toEqual([
      {
        kind: 'cancelled',
        on: Temporal.PlainDate.from('2026-09-14'),
        reason: 'voiture vendue',
        refund: 31.2,
      },
    ])
  })

  test('that it was cancelled, also without a date or a reason', () => {
    const cancelled = sampleContract({ status: 'cancelled', cancellation_reason: '' })
    expect(noticesOf(cancelled, all, today)).toEqual([
      { kind: 'cancelled', on: null, reason: null, refund: null },
    ])
  })
})
