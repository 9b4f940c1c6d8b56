import { expect, test } from 'vitest'
import { canBeReminded } from './use-desk-bulk.ts'

const waiting = {
  claimStatus: 'in_progress',
  waiting: 'customer',
  owner_reads: true,
  concerns_you: false,
} as const

test('a customer is reminded of an open claim that waits for them, and of no other', () => {
  expect(canBeReminded(waiting)).toBe(true)
  expect(canBeReminded({ ...waiting, claimStatus: 'closed' })).toBe(false)
  expect(canBeReminded({ ...waiting, waiting: 'insurer' })).toBe(false)
  expect(canBeReminded({ ...waiting, concerns_you: true })).toBe(false)
})

test('a closed or deactivated account is not reminded, since its holder would not read it', () => {
  expect(canBeReminded({ ...waiting, owner_reads: false })).toBe(false)
})
