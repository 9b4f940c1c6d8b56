import { expect, test } from 'vitest'
import { hasOneOf, isRole, isStaff, mayGrant, mayOpen, ROLES, rolesGrantableBy } from './roles.ts'

test('only the four roles are accepted as a role', () => {
  expect(ROLES.every(isRole)).toBe(true)
  expect(['Root', 'superuser', '', null, undefined, 3, {}, ['user']].some(isRole)).toBe(false)
})

test.each([
  // area, root, admin, advisor, user
  ['own', true, true, true, true],
  ['all_claims', true, true, true, false],
  ['all_complaints', true, true, true, false],
  ['user_management', true, true, false, false],
  ['audit_log', true, true, false, false],
  ['ledger', true, true, false, false],
  ['retention', true, false, false, false],
] as const)('%s is open to root %s, admin %s, advisor %s, user %s', (area, ...expected) => {
  expect(ROLES.map((role) => mayOpen(area, role))).toEqual(expected)
})

test('root passes any list of roles, the others only a list that names them', () => {
  expect(hasOneOf('root', [])).toBe(true)
  expect(hasOneOf('admin', ['advisor'])).toBe(false)
})

test('every role except the plain user is staff', () => {
  expect(ROLES.map(isStaff)).toEqual([true, true, true, false])
})

test.each([
  ['root', ['root', 'admin', 'advisor', 'user']],
  ['admin', ['advisor', 'user']],
  ['advisor', []],
  ['user', []],
] as const)('%s may grant the roles %j', (role, grantable) => {
  expect(rolesGrantableBy(role)).toEqual(grantable)
})

test('an admin can’t grant the role of admin, a root can', () => {
  expect(mayGrant('admin', 'admin')).toBe(false)
  expect(mayGrant('root', 'admin')).toBe(true)
})
