import { describe, expect, test } from 'vitest'
import {
  chainOf,
  extendedFrom,
  isAnotherActive,
  isTakenOver,
  type LinkedContract,
  madeFrom,
  restoredBy,
} from './policy-chain.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const contract = (id: string, ties: Partial<LinkedContract> = {}): LinkedContract => ({
  id,
  start: day('2027-01-01'),
  end: day('2027-01-31'),
  status: 'extended',
  origin: 'original',
  parentId: null,
  originId: null,
  renewalId: null,
  ...ties,
})
/** A, extended by B, renewed by C, extended by D; and X, unrelated to them. */
const A = contract('a')
const B = contract('b', { origin: 'extension', parentId: 'a', originId: 'a', renewalId: 'c' })
const C = contract('c', { origin: 'renewal', parentId: 'b', originId: 'a' })
const D = contract('d', { origin: 'extension', parentId: 'c', originId: 'a', status: 'active' })
const all = [A, B, C, D, contract('x', { status: 'active' })]
const ids = (contracts: readonly LinkedContract[]) => contracts.map(({ id }) => id).join('')

test('the policy chain is the same from each of its contracts', () => {
  for (const id of 'abcd') expect(ids(chainOf(id, all))).toBe('abcd')
  expect(ids(chainOf('x', all))).toBe('x')
})

test('links known only by a parent, or only by a renewal, are followed', () => {
  const chain = [
    contract('a', { renewalId: 'b' }),
    contract('b'),
    contract('c', { parentId: 'b' }),
    contract('d', { parentId: 'c' }),
  ]
  expect(ids(chainOf('d', chain))).toBe('abcd')
})

test('links that are circular, to itself or to a missing contract don’t loop', () => {
  const circle = [
    contract('a', { parentId: 'b', origin: 'extension' }),
    contract('b', { parentId: 'a', origin: 'extension' }),
    contract('c', { parentId: 'c', originId: 'gone', origin: 'extension' }),
  ]
  expect(ids(chainOf('a', circle))).toBe('ab')
  expect(ids(chainOf('c', circle))).toBe('c')
  expect(ids(madeFrom('b', circle))).toBe('ab')
  expect(extendedFrom(contract('a', circle[0]), circle).origin).toBe('extension')
})

test('the contracts made from one leave out those it was made from', () => {
  expect(['a', 'b', 'c', 'd'].map((id) => ids(madeFrom(id, all)))).toEqual([
    'abcd',
    'bcd',
    'cd',
    'd',
  ])
})

test('an extension leads back to the contract it extends, a renewal stands on its own', () => {
  expect([A, B, C, D].map((one) => extendedFrom(one, all).id)).toEqual(['a', 'a', 'c', 'c'])
  expect([A, B, C, D].map(({ id }) => isTakenOver(id, all))).toEqual([true, false, true, false])
})

describe('a withdrawal from a renewal', () => {
  const first = contract('a', { status: 'renewed', renewalId: 'b' })
  const renewal = contract('b', {
    origin: 'renewal',
    parentId: 'a',
    start: day('2027-02-01'),
    end: day('2027-02-28'),
    status: 'active',
  })

  test('brings the contract back until its last day, and leaves it expired after', () => {
    const active = { id: 'a', status: 'active', renewalId: null }
    expect(restoredBy(renewal, [first, renewal], day('2027-01-31'))).toEqual(active)
    expect(restoredBy(renewal, [first, renewal], day('2027-02-01'))).toEqual({
      ...active,
      status: 'expired',
    })
  })

  test('asked for on an extension of the renewal does the same', () => {
    const extension = contract('c', { origin: 'extension', parentId: 'b', status: 'active' })
    const chain = [first, { ...renewal, status: 'extended' as const }, extension]
    expect(restoredBy(extension, chain, day('2027-01-20'))?.status).toBe('active')
  })

  test('leaves a contract renewed by an earlier renewal that is over, not by one that was cancelled', () => {
    const later = { ...renewal, id: 'd', start: day('2027-03-01'), end: day('2027-03-31') }
    const chain = (status: LinkedContract['status']) => [
      { ...first, renewalId: 'd' },
      { ...renewal, status },
      later,
    ]
    expect(restoredBy(later, chain('expired'), day('2027-03-02'))).toEqual({
      id: 'a',
      status: 'renewed',
      renewalId: 'b',
    })
    expect(restoredBy(later, chain('cancelled'), day('2027-03-02'))?.status).toBe('expired')
  })

  test('changes nothing where nothing was renewed, or the contract is over otherwise', () => {
    expect(restoredBy(B, all, day('2027-01-20'))).toBeNull()
    expect(restoredBy(A, all, day('2027-01-20'))).toBeNull()
    const cancelled = { ...first, status: 'cancelled' as const }
    expect(restoredBy(renewal, [cancelled, renewal], day('2027-01-20'))).toBeNull()
  })
})

test('another contract of the chain counts as active until the end of its last day', () => {
  const chain = chainOf('a', all)
  expect(isAnotherActive('a', chain, day('2027-01-31'))).toBe(true)
  expect(isAnotherActive('a', chain, day('2027-02-01'))).toBe(false)
  expect(isAnotherActive('d', chain, day('2027-01-01'))).toBe(false)
})
