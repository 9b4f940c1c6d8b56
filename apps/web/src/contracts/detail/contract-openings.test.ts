import { CONTRACT_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import { contractCan } from '@sillage/domain/contracts/status.ts'
import { expect, test } from 'vitest'
import { stateIn } from '../list/policy-chain.ts'
import { sampleContract } from '../sample-contract.ts'
import { openingsOf, pressingOf } from './contract-openings.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-11-21')
const shown = (about: Parameters<typeof sampleContract>[0]) =>
  openingsOf(sampleContract(about), [sampleContract(about)], today).map(
    ({ action, refusal, isMain }) => `${action}${isMain ? ' main' : ''}${refusal ? ' closed' : ''}`,
  )

test('far from its end, a contract offers a claim first, and renewal is closed', () => {
  expect(shown({ end_date: '2027-01-03' })).toEqual([
    'claim main',
    'extend',
    'cancel',
    'renew closed',
  ])
})

test('an active contract says from which day it can be renewed', () => {
  const contract = sampleContract({ end_date: '2027-01-03' })
  const renewal = openingsOf(contract, [contract], today).find(({ action }) => action === 'renew')
  expect(renewal?.refusal).toBe('Renouvelable à partir du 4\u00a0décembre\u00a02026.')
  expect(
    contractCan('renew', stateIn(contract, [contract], day('2026-12-03')), day('2026-12-03')).ok,
  ).toBe(false)
  expect(
    contractCan('renew', stateIn(contract, [contract], day('2026-12-04')), day('2026-12-04')).ok,
  ).toBe(true)
})

test('once its end is requested, a contract only accepts a claim', () => {
  const leaving = { covered_until: '2026-12-21', effect_date: '2026-12-21', by_choice: false }
  expect(shown({ end_date: '2027-01-03', leaving })).toEqual([
    'claim main',
    'renew closed',
    'extend closed',
    'cancel closed',
  ])
  const contract = sampleContract({ end_date: '2027-01-03', leaving })
  for (const { action, refusal } of openingsOf(contract, [contract], today))
    expect(refusal).toBe(action === 'claim' ? null : CONTRACT_MESSAGES.leaving)
})

test('under an unpaid formal notice, a contract can be neither extended nor renewed', () => {
  const arrears = {
    text: 'Garanties suspendues depuis le 1er novembre 2026.',
    posted_on: '2026-10-01',
    stops_on: '2026-11-01',
    suspended_on: '2026-11-01',
  }
  const about = (resumes_at: string | null) => ({
    start_date: '2025-12-03',
    end_date: '2026-12-02',
    payment: {
      status: 'suspended' as const,
      label: '',
      paid: 0,
      remaining: 50,
      next: null,
      arrears: { ...arrears, resumes_at },
    },
  })
  expect(shown(about(null))).toEqual(['claim', 'cancel', 'renew closed', 'extend closed'])
  const contract = sampleContract(about(null))
  const extend = openingsOf(contract, [contract], today).find(({ action }) => action === 'extend')
  expect(extend?.refusal).toMatch(/^Réglez d’abord ce qui est dû/)
  // once paid, the contract may continue
  expect(shown(about('2026-11-21T11:00:00Z'))).toEqual(['renew main', 'claim', 'extend', 'cancel'])
})

test('near its end, a contract offers its renewal first', () => {
  expect(shown({ start_date: '2025-12-03', end_date: '2026-12-02' })).toEqual([
    'renew main',
    'claim',
    'extend',
    'cancel',
  ])
})

test('a short contract can be renewed from its first day, without being urged to', () => {
  expect(shown({ start_date: '2026-11-20', end_date: '2026-12-18' })).toEqual([
    'claim main',
    'renew',
    'extend',
    'cancel',
  ])
})

test.each(['expired', 'renewed'] as const)(
  'a contract that is %s can only be renewed',
  (status) => {
    expect(shown({ status, start_date: '2026-01-01', end_date: '2026-02-01' })).toEqual([
      'renew',
      'claim closed',
      'extend closed',
      'cancel closed',
    ])
  },
)

test('a contract renewed ahead of time accepts a claim until its last day', () => {
  const about = { status: 'renewed', start_date: '2025-12-03', end_date: '2026-12-02' } as const
  expect(shown(about)).toEqual(['renew', 'claim', 'extend closed', 'cancel closed'])
})

test.each(['extended', 'cancelled'] as const)(
  'a contract that is %s gives the reason why each action is closed',
  (status) => {
    const openings = openingsOf(sampleContract({ status }), [], today)
    expect(openings.map(({ refusal }) => refusal)).toEqual([
      CONTRACT_MESSAGES.cannotRenew,
      CONTRACT_MESSAGES.cannotClaim,
      CONTRACT_MESSAGES.cannotExtend,
      CONTRACT_MESSAGES.cannotCancel,
    ])
  },
)

test('a renewed contract can’t be renewed again while its renewal is active', () => {
  const renewed = sampleContract({ status: 'renewed', end_date: '2026-11-01' })
  const active = sampleContract({
    contract_id: '7c1e04b2-5d0c-4c1e-9a57-2f6f0c6f3f10',
    origin: 'renewal',
    parent_contract_id: renewed.contract_id,
  })
  const [renew] = openingsOf(renewed, [renewed, active], today)
  expect(renew).toEqual({
    action: 'renew',
    refusal: CONTRACT_MESSAGES.anotherActive,
    isMain: false,
  })
})

test('the first renewal to make is that of the contract that ends soonest; a claim never presses', () => {
  const far = sampleContract({ contract_id: 'far', end_date: '2027-01-03' })
  const near = sampleContract({ contract_id: 'near', end_date: '2026-11-28' })
  const nearer = sampleContract({ contract_id: 'nearer', end_date: '2026-11-24' })
  expect(pressingOf([far], today)).toBeNull()
  expect(pressingOf([far, near, nearer], today)).toBe('nearer')
})
