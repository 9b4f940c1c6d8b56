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

describe('the notice on a contract card', () => {
  test('is empty for an ordinary active contract', () => {
    expect(noticesOf(sampleContract(), all, today)).toEqual([])
  })

  test('says that its end was requested, rather than that it ends soon', () => {
    const leaving = { covered_until: '2026-11-20', effect_date: '2026-12-02', by_choice: true }
    expect(
      noticesOf(sampleContract({ ...fresh, origin: 'original', leaving }), all, today),
    ).toEqual([
      {
        kind: 'leaving',
        start: expect.anything(),
        effect: {
          coveredUntil: Temporal.PlainDate.from('2026-11-20'),
          on: Temporal.PlainDate.from('2026-12-02'),
        },
        mayKeep: true,
      },
    ])
  })

  test('says that the contract has expired', () => {
    const expired = sampleContract({ status: 'expired' })
    expect(noticesOf(expired, all, today)).toEqual([{ kind: 'expired' }])
  })

  test('names the extension of a contract, and the contract it extends', () => {
    expect(noticesOf(first, all, today)).toEqual([{ kind: 'extendedBy', by: second }])
    expect(noticesOf(second, all, today)).toEqual([{ kind: 'extends', parent: first }])
  })

  test('names the renewal of a contract', () => {
    expect(noticesOf(old, all, today)).toEqual([{ kind: 'renewedBy', by: fresh }])
  })

  test('names the renewal, even when only the renewal knows the link', () => {
    const unaware = { ...old, renewal_contract_id: null }
    expect(noticesOf(unaware, [unaware, fresh], today)).toEqual([{ kind: 'renewedBy', by: fresh }])
  })

  test('says that the contract ends soon, then which contract it renews', () => {
    expect(noticesOf(fresh, all, today)).toEqual([
      { kind: 'endsSoon', end: Temporal.PlainDate.from('2026-12-02') },
      { kind: 'renews', parent: old },
    ])
  })

  test('says that the contract was extended, even when the extension is not in the list', () => {
    expect(noticesOf(first, [first], today)).toEqual([{ kind: 'extendedBy', by: null }])
  })

  test('does not mention an original contract that is not in the list', () => {
    expect(noticesOf(second, [second], today)).toEqual([])
  })

  test('says when and why the contract was cancelled', () => {
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
        isExtended: false,
      },
    ])
  })

  test('says that the price of an extended contract is refunded with its extension', () => {
    const original = sampleContract({ ...first, status: 'cancelled', refund: 0 })
    const extension = sampleContract({ ...second, status: 'cancelled', refund: 22.3 })
    expect(noticesOf(original, [original, extension], today)).toEqual([
      { kind: 'cancelled', on: null, reason: null, refund: 0, isExtended: true },
    ])
    expect(noticesOf(extension, [original, extension], today)).toContainEqual(
      expect.objectContaining({ kind: 'cancelled', refund: 22.3, isExtended: false }),
    )
  })

  test('says that the contract was cancelled, even without a date or a reason', () => {
    const cancelled = sampleContract({ status: 'cancelled', cancellation_reason: '' })
    expect(noticesOf(cancelled, all, today)).toEqual([
      { kind: 'cancelled', on: null, reason: null, refund: null, isExtended: false },
    ])
  })
})
