import { expect, test } from 'vitest'
import { sampleContract } from '../contracts/sample-contract.ts'
import {
  claimsOf,
  claimsToFollow,
  countActive,
  countOpen,
  endingSoon,
  paymentsToMake,
} from './follow-up.ts'

const today = Temporal.PlainDate.from('2026-11-21')

test('only active contracts are counted', () => {
  const statuses = ['active', 'active', 'expired', 'extended', 'renewed', 'cancelled'] as const
  expect(countActive(statuses.map((status) => ({ status })))).toBe(2)
})

test('every claim that is not closed counts as ongoing', () => {
  const statuses = ['pending', 'in_progress', 'under_review', 'closed'] as const
  expect(countOpen(statuses.map((claimStatus) => ({ claimStatus })))).toBe(3)
})

test('the dashboard of staff is about their own claims, and the others count as work', () => {
  const claims = [{ is_owner: true }, { is_owner: false }]
  expect(claimsOf(claims, false)).toEqual(claims)
  expect(claimsOf(claims, true)).toEqual([{ is_owner: true }])
})

test('contracts that end soon are listed, soonest first', () => {
  const near = sampleContract({
    contract_id: 'near',
    start_date: '2026-10-01',
    end_date: '2026-12-02',
  })
  const nearer = sampleContract({
    contract_id: 'nearer',
    start_date: '2026-10-01',
    end_date: '2026-11-21',
  })
  const far = sampleContract({
    contract_id: 'far',
    start_date: '2026-10-01',
    end_date: '2027-10-01',
  })
  const over = sampleContract({ contract_id: 'over', status: 'renewed', end_date: '2026-11-30' })
  expect(
    endingSoon([near, far, over, nearer], today).map(({ contract, daysLeft }) => [
      contract.contract_id,
      daysLeft,
    ]),
  ).toEqual([
    ['nearer', 0],
    ['near', 11],
  ])
})

test('a claim needs attention while it waits for its owner or has unread messages', () => {
  const claim = {
    claim_id: 'awaited',
    nature: 'Bris de glace',
    description: 'Impact',
    declaration_date: '2026-11-15T10:00:00Z',
    claimStatus: 'in_progress',
    contract_id: 'contract',
    dateIncident: '2026-11-14',
    is_owner: true,
    contract_name: '',
    waiting: 'customer',
    open_requests: 0,
  } as const
  const claims = [
    { ...claim, claim_id: 'ours', waiting: 'insurer' },
    { ...claim, claim_id: 'of somebody else', is_owner: false },
    { ...claim, claim_id: 'over', claimStatus: 'closed' },
    { ...claim, claim_id: 'unread', claimStatus: 'closed' },
    claim,
    { ...claim, claim_id: 'document', waiting: 'insurer', open_requests: 1 },
  ] as const
  const unread = new Map([
    ['unread', 2],
    ['document', 2],
  ])
  expect(
    claimsToFollow(claims, (id) => unread.get(id) ?? 0).map((one) => [
      one.claim.claim_id,
      one.isAwaited,
      one.unread,
    ]),
  ).toEqual([
    ['awaited', true, 0],
    ['document', true, 2],
    ['unread', false, 2],
  ])
})

test('payments to make are sorted by severity, without those the bank will collect', () => {
  const states = ['to_pay', 'scheduled', 'suspended', 'paid', 'late', 'collecting'] as const
  const contracts = states.map((status) =>
    sampleContract({
      contract_id: status,
      payment: { status, label: '', paid: 0, remaining: 0, next: null },
    }),
  )
  expect(paymentsToMake([...contracts, sampleContract()]).map((one) => one.contract_id)).toEqual([
    'suspended',
    'late',
    'to_pay',
  ])
})
