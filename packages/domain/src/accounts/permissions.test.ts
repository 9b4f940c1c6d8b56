import { describe, expect, test } from 'vitest'
import {
  lastRootRefusal,
  mayManage,
  type Person,
  roleRefusal,
  rolesVisibleTo,
  statusRefusal,
} from './permissions.ts'
import { ROLES, type Role } from './roles.ts'

const person = (id: string, role: Role, isActive = true): Person => ({ id, role, isActive })

test('root accounts are visible to roots only', () => {
  expect(rolesVisibleTo('root')).toEqual(['root', 'admin', 'advisor', 'user'])
  expect(rolesVisibleTo('admin')).toEqual(['admin', 'advisor', 'user'])
  expect(rolesVisibleTo('advisor')).toEqual(['admin', 'advisor', 'user'])
})

test.each([
  // actor, may manage a root, an admin, an advisor, a user
  ['root', true, true, true, true],
  ['admin', false, false, true, true],
  ['advisor', false, false, false, false],
  ['user', false, false, false, false],
] as const)(
  'whether %s may manage another root %s, admin %s, advisor %s, user %s',
  (role, ...expected) => {
    expect(ROLES.map((other) => mayManage(person('a', role), person('b', other)))).toEqual(expected)
  },
)

describe('changing a role', () => {
  test.each([
    ['admin', 'user', 'advisor', null],
    ['admin', 'advisor', 'user', null],
    ['admin', 'user', 'admin', 'user.role_out_of_reach'],
    ['admin', 'user', 'root', 'user.role_out_of_reach'],
    ['admin', 'admin', 'user', 'user.out_of_reach'],
    ['admin', 'root', 'user', 'user.out_of_reach'],
    ['admin', 'root', 'root', 'user.out_of_reach'],
    ['advisor', 'user', 'user', 'user.out_of_reach'],
    ['user', 'user', 'root', 'user.out_of_reach'],
    ['root', 'user', 'root', null],
    ['root', 'root', 'user', null],
    ['root', 'admin', 'advisor', null],
  ] as const)('%s turning %s into %s gets: %s', (actor, target, role, code) => {
    const refusal = roleRefusal({ actor: person('a', actor), target: person('b', target), role })
    expect(refusal?.code ?? null).toBe(code)
  })

  test.each(ROLES)('nobody may change their own role, only keep it: %s', (role) => {
    const self = person('a', role)
    expect(roleRefusal({ actor: self, target: self, role })).toBeNull()
    const other = role === 'user' ? 'advisor' : 'user'
    expect(roleRefusal({ actor: self, target: self, role: other })?.code).toBe('user.own')
  })
})

test.each([
  ['a', 'root', 'a', 'root', 'user.own'],
  ['a', 'root', 'b', 'root', null],
  ['a', 'admin', 'b', 'admin', 'user.out_of_reach'],
  ['a', 'admin', 'b', 'user', null],
  ['a', 'advisor', 'b', 'user', 'user.out_of_reach'],
] as const)(
  'activation: %s (%s) acting on %s (%s) gets: %s',
  (actor, role, target, targetRole, code) => {
    const refusal = statusRefusal(person(actor, role), person(target, targetRole))
    expect(refusal?.code ?? null).toBe(code)
  },
)

test.each([
  ['demoted', { role: 'admin', isActive: true }, ['a'], 'user.last_root'],
  ['deactivated', { role: 'root', isActive: false }, ['a'], 'user.last_root'],
  ['demoted while another remains', { role: 'user', isActive: true }, ['a', 'b'], null],
  ['left unchanged', { role: 'root', isActive: true }, ['a'], null],
] as const)('the last active root, %s', (_, becomes, activeRoots, code) => {
  const refusal = lastRootRefusal({ target: person('a', 'root'), becomes, activeRoots })
  expect(refusal?.code ?? null).toBe(code)
})

test.each([
  ['an inactive root', person('c', 'root', false)],
  ['an active admin', person('c', 'admin')],
  ['an inactive user', person('c', 'user', false)],
])('%s is never taken for the last active root, even when none is left', (_, target) => {
  const becomes = { role: 'user', isActive: false } as const
  expect(lastRootRefusal({ target, becomes, activeRoots: ['a'] })).toBeNull()
  expect(lastRootRefusal({ target, becomes, activeRoots: [] })).toBeNull()
})

test('nobody manages their own account, not even a root', () => {
  expect(mayManage(person('a', 'root'), person('a', 'root'))).toBe(false)
})
