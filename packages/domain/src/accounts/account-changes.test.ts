import { describe, expect, test } from 'vitest'
import { actsAlone, areTwo, authorRefusal, needsSecond, secondRefusal } from './account-changes.ts'
import type { Role } from './roles.ts'

const now = Temporal.Instant.from('2026-11-22T10:00:00Z')
const person = (role: Role, id: string = role, isActive = true) => ({ id, role, isActive })
const since = (role: Role, days: number, id: string = role) => ({
  person: person(role, id),
  roleSince: now.subtract({ hours: 24 * days }),
})

describe('whether a change to an account needs a second administrator', () => {
  test.each([
    ['user', 'email', false],
    ['user', 'role', false],
    ['user', 'status', false],
    ['user', 'passkeys', false],
    ['advisor', 'email', true],
    ['advisor', 'role', true],
    ['advisor', 'status', false],
    ['advisor', 'passkeys', true],
    ['admin', 'status', true],
    ['root', 'status', true],
    ['root', 'role', true],
  ] as const)('for %s, a change of %s needs one: %s', (role, change, needed) => {
    expect(needsSecond(person(role), change)).toBe(needed)
  })

  test('reactivating an advisor needs one', () => {
    expect(needsSecond(person('advisor', 'a', false), 'status')).toBe(true)
  })
})

describe('who may approve a change as the second administrator', () => {
  const wanted = { proposerId: 'first', targetId: 'target', now }
  test.each([
    ['an admin since the start', { person: person('admin'), roleSince: null }, undefined],
    ['a root since the start', { person: person('root'), roleSince: null }, undefined],
    ['an admin of seven days', since('admin', 7), undefined],
    ['an admin of six days', since('admin', 6), 'proposal.newcomer'],
    ['an advisor', { person: person('advisor'), roleSince: null }, 'forbidden'],
    ['a deactivated admin', { person: person('admin', 'x', false), roleSince: null }, 'forbidden'],
    ['the proposer', { person: person('root', 'first'), roleSince: null }, 'proposal.own'],
    [
      'the target of the change',
      { person: person('admin', 'target'), roleSince: null },
      'proposal.own_account',
    ],
  ])('%s: refusal %s', (_, candidate, code) => {
    expect(secondRefusal(candidate, wanted)?.code).toBe(code)
  })
})

const house = (others: Parameters<typeof actsAlone>[1]['others'], role: Role = 'root') =>
  actsAlone({ person: person(role, 'first'), roleSince: null }, { others, targetId: 'target', now })

describe('a root acting alone', () => {
  test('is allowed when nobody else could approve: no other admin, only the target or newcomers', () => {
    expect(house([])).toBe(true)
    expect(house([{ person: person('admin', 'target'), roleSince: null }])).toBe(true)
    expect(house([since('admin', 1)])).toBe(true)
  })
  test('is refused when another admin or root could approve, and an admin never acts alone', () => {
    expect(house([{ person: person('admin'), roleSince: null }])).toBe(false)
    expect(house([since('root', 8, 'two')])).toBe(false)
    expect(house([], 'admin')).toBe(false)
  })
})

test('a root appointed this week never acts alone: whoever appointed them would', () => {
  const wanted = { others: [], targetId: 'target', now }
  expect(actsAlone(since('root', 6), wanted)).toBe(false)
  expect(actsAlone(since('root', 7), wanted)).toBe(true)
})

test('nobody can approve what an administrator proposed in their first week', () => {
  expect(authorRefusal(since('admin', 6), now)?.code).toBe('proposal.new_author')
  expect(authorRefusal(since('admin', 7), now)).toBeNull()
  expect(authorRefusal({ roleSince: null }, now)).toBeNull()
})

const recruit = (id: string, roleBy: string | null, days: number) => ({
  ...since('advisor', days),
  id,
  roleBy,
})
const old = (id: string) => ({ id, roleSince: null, roleBy: null })

describe('two people', () => {
  test.each([
    ['colleagues of long ago', old('a'), old('b'), true],
    ['somebody and whom they made this week', old('a'), recruit('b', 'a', 6), false],
    ['whom somebody made this week, and they', recruit('b', 'a', 6), old('a'), false],
    ['two made by one person this week', recruit('a', 'x', 1), recruit('b', 'x', 6), false],
    ['two made by two people', recruit('a', 'x', 1), recruit('b', 'y', 1), true],
    ['somebody and whom they made a week ago', old('a'), recruit('b', 'a', 7), true],
    ['somebody and whom two administrators made', old('a'), recruit('b', null, 1), true],
    ['twice the same', old('a'), old('a'), false],
  ])('%s: two pairs of eyes %#', (_, one, other, expected) => {
    expect(areTwo(one, other, now)).toBe(expected)
  })
})
