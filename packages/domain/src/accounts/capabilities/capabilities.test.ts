import { describe, expect, test } from 'vitest'
import type { Person } from '../permissions.ts'
import type { Role } from '../roles.ts'
import {
  CAPABILITIES,
  capabilityLabel,
  capabilityRefusal,
  DESK_LEADS,
  holdsOneOf,
  isOpenTo,
} from './capabilities.ts'

const person = (role: Role, id: string = role): Person => ({ id, role, isActive: true })
const given = (role: Role) => ({ role, capabilities: ['lead'] }) as const
const plain = (role: Role) => ({ role, capabilities: [] }) as const
const codeOf = (actor: Person, target: Person) => capabilityRefusal(actor, target)?.code ?? null

describe('a capability', () => {
  test('is given by an admin to an advisor, and by a root to any other staff member', () => {
    expect(codeOf(person('admin'), person('advisor'))).toBeNull()
    expect(codeOf(person('root'), person('advisor'))).toBeNull()
    expect(codeOf(person('root'), person('admin'))).toBeNull()
    expect(codeOf(person('root'), person('root', 'another'))).toBeNull()
  })

  test('is never given to oneself, whatever the role', () => {
    for (const role of ['root', 'admin', 'advisor'] as const)
      expect(codeOf(person(role), person(role))).toBe('capability.own')
  })

  test('can’t be given to an account the giver may not manage, nor to a customer', () => {
    expect(codeOf(person('admin'), person('admin', 'another'))).toBe('user.out_of_reach')
    expect(codeOf(person('admin'), person('root'))).toBe('user.out_of_reach')
    expect(codeOf(person('advisor'), person('advisor', 'another'))).toBe('user.out_of_reach')
    expect(codeOf(person('root'), person('user'))).toBe('capability.not_staff')
  })

  test('gives access to its holder only, and no role replaces it', () => {
    const nadia = { role: 'advisor', capabilities: ['medical'] } as const
    expect(holdsOneOf(nadia, ['medical'])).toBe(true)
    expect(holdsOneOf(nadia, ['prepare', 'medical'])).toBe(true)
    expect(holdsOneOf(nadia, ['prepare', 'approve'])).toBe(false)
    expect(holdsOneOf({ role: 'root', capabilities: [] }, CAPABILITIES)).toBe(false)
  })

  test('is lost with the staff role: a customer holds none, even if rows are left in the database', () => {
    expect(holdsOneOf({ role: 'user', capabilities: ['approve'] }, ['approve'])).toBe(false)
  })

  test('adds to the roles that an access lists; where no role is listed, even root needs the capability', () => {
    for (const account of [plain('admin'), plain('root'), given('advisor')])
      expect(isOpenTo(account, DESK_LEADS)).toBe(true)
    for (const account of [plain('advisor'), plain('user'), given('user')])
      expect(isOpenTo(account, DESK_LEADS)).toBe(false)
    expect(isOpenTo(plain('root'), { capabilities: ['approve'] })).toBe(false)
  })

  test('has a name and a sentence on what it gives access to', () => {
    for (const one of CAPABILITIES) {
      expect(capabilityLabel(one).name).not.toBe('')
      expect(capabilityLabel(one).opens).toMatch(/\.$/)
    }
  })
})
