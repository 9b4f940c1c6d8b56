import { expect, test } from 'vitest'
import { sampleContract } from '../sample-contract.ts'
import { mayWithdraw } from './policy-chain.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const offered = (about: Parameters<typeof sampleContract>[0]) => {
  const contract = sampleContract(about)
  return mayWithdraw(contract, [contract], today)
}

test('withdrawal is offered until the last day of the right, and never without the right', () => {
  expect(offered({ withdrawable_until: '2026-12-05' })).toBe(true)
  expect(offered({ withdrawable_until: '2026-11-21' })).toBe(true)
  expect(offered({ withdrawable_until: '2026-11-20' })).toBe(false)
  expect(offered({})).toBe(false)
})

test.each(['cancelled', 'extended', 'renewed'] as const)(
  'withdrawal is not offered on a contract that is %s',
  (status) => {
    expect(offered({ withdrawable_until: '2026-12-05', status })).toBe(false)
  },
)
