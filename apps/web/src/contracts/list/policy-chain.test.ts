import { expect, test } from 'vitest'
import { sampleContract } from '../sample-contract.ts'
import { earlierPayments, mayWithdraw } from './policy-chain.ts'

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

test('what is still to be paid for a contract is shown with the extension that replaced it', () => {
  const owing = {
    status: 'to_pay',
    label: '160,19 €',
    paid: 0,
    remaining: 160.19,
    next: null,
  } as const
  const first = sampleContract({ contract_id: 'first', status: 'extended', payment: owing })
  const extension = sampleContract({ origin: 'extension', parent_contract_id: 'first' })
  expect(earlierPayments(extension, [first, extension])).toEqual([owing])
  expect(earlierPayments(first, [first, extension])).toEqual([])
  const paid = { ...first, payment: { ...owing, remaining: 0 } }
  expect(earlierPayments(extension, [paid, extension])).toEqual([])
  const renewal = sampleContract({ origin: 'renewal', parent_contract_id: 'first' })
  expect(earlierPayments(renewal, [first, renewal])).toEqual([])
})
