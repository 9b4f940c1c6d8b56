import { expect, test } from 'vitest'
import { mayWithdraw } from './contract-line.ts'
import { sampleContract } from './sample-contract.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const offered = (about: Parameters<typeof sampleContract>[0]) => {
  const contract = sampleContract(about)
  return mayWithdraw(contract, [contract], today)
}

test('a travel of a month or more may be given up for 14 days after the signature', () => {
  expect(offered({ created_at: '2026-11-07T09:00:00Z' })).toBe(true)
  // 7 November at 23:30 UTC is the 8th in Paris
  expect(offered({ created_at: '2026-11-06T23:30:00Z' })).toBe(true)
  expect(offered({ created_at: '2026-11-06T09:00:00Z' })).toBe(false)
})

test.each([
  ['a car', { contract_type: { type: 'car' } }],
  ['a travel of less than a month', { end_date: '2026-11-30' }],
  ['a contract that is over', { status: 'cancelled' }],
] as const)('%s may not', (_, about) => {
  expect(offered(about)).toBe(false)
})
