import { describe, expect, test } from 'vitest'
import {
  CONTRACT_STATUSES,
  contractCan,
  isContractStatus,
  originLabel,
  statusLabel,
  statusOn,
} from './status.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const endingIn = (days: number) => today.add({ days })

test.each([
  ['active', 0, 'active'], // covered until midnight
  ['active', -1, 'expired'],
  ['expired', -1, 'expired'],
  ['extended', -1, 'extended'],
  ['renewed', -1, 'renewed'],
  ['cancelled', -1, 'cancelled'],
] as const)(
  'a contract recorded as %s that ends in %d days counts as %s',
  (status, days, expected) => {
    expect(statusOn({ status, end: endingIn(days) }, today)).toBe(expected)
  },
)

test('each status has its French label, and any other value is unknown', () => {
  expect(CONTRACT_STATUSES.map(statusLabel)).toEqual([
    'Actif',
    'Expiré',
    'Prolongé',
    'Renouvelé',
    'Résilié',
  ])
  expect(statusLabel('pending')).toBe('Inconnu')
  expect(statusLabel('toString')).toBe('Inconnu')
  expect(isContractStatus('pending')).toBe(false)
})

test('each origin has its French label', () => {
  expect(['original', 'extension', 'renewal', 'gift'].map(originLabel)).toEqual([
    'Original',
    'Extension',
    'Renouvellement',
    'Inconnu',
  ])
})

describe('what may be done with a contract', () => {
  test.each([
    // columns: status, ends in days, extend, renew, cancel, claim
    ['active', 60, true, false, true, true],
    ['active', 31, true, false, true, true],
    ['active', 30, true, true, true, true],
    ['active', 0, true, true, true, true],
    ['active', -1, false, true, false, false],
    ['expired', -40, false, true, false, false],
    ['renewed', 60, false, true, false, true],
    ['renewed', 0, false, true, false, true],
    ['renewed', -1, false, true, false, false],
    ['extended', 10, false, false, false, false],
    ['cancelled', 10, false, false, false, false],
  ] as const)(
    '%s and ending in %d days: extend %s, renew %s, cancel %s, claim %s',
    (status, days, ...expected) => {
      const contract = { status, end: endingIn(days) }
      const open = (['extend', 'renew', 'cancel', 'claim'] as const).map(
        (action) => contractCan(action, contract, today).ok,
      )
      expect(open).toEqual(expected)
    },
  )

  test.each(['extend', 'renew', 'cancel', 'claim'] as const)(
    'refusing to %s gives the reason in French',
    (action) => {
      expect(contractCan(action, { status: 'cancelled', end: today }, today)).toMatchObject({
        ok: false,
        error: {
          code: action === 'renew' ? 'contract.not_renewable' : 'contract.not_active',
          message: expect.stringMatching(/^Un |^Seul /),
        },
      })
    },
  )
})

test('a contract whose end was requested on a legal ground accepts claims only', () => {
  const leaving = { status: 'active', end: endingIn(20), isLeaving: true } as const
  for (const action of ['extend', 'renew', 'cancel'] as const)
    expect(contractCan(action, leaving, today)).toMatchObject({
      ok: false,
      error: { code: 'contract.leaving' },
    })
  expect(contractCan('claim', leaving, today).ok).toBe(true)
})

test('a renewed contract can’t be renewed again while another of its chain is active', () => {
  const state = { status: 'renewed', end: endingIn(-40) } as const
  expect(contractCan('renew', { ...state, isAnotherActive: true }, today)).toMatchObject({
    ok: false,
    error: { code: 'contract.another_active' },
  })
  expect(contractCan('renew', { ...state, isAnotherActive: false }, today).ok).toBe(true)
})

test.each([
  ['active', true],
  ['extended', true],
  ['renewed', true],
  ['expired', false],
  ['cancelled', false],
] as const)('a contract that is %s may be withdrawn from: %s', (status, expected) => {
  expect(contractCan('withdraw', { status, end: endingIn(20) }, today).ok).toBe(expected)
})
