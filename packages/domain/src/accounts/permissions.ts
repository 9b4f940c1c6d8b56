import type { Refusal } from '../values/result.ts'
import { PERMISSION_MESSAGES } from './permissions.messages.ts'
import { mayGrant, ROLES, type Role } from './roles.ts'

/** An account, as far as the administration rules need it. */
export interface Person {
  readonly id: string
  readonly role: Role
  readonly isActive: boolean
}

/** The roles that someone sees in a list of accounts: only root sees roots. */
export function rolesVisibleTo(role: Role): readonly Role[] {
  return role === 'root' ? ROLES : ROLES.filter((one) => one !== 'root')
}

/**
 * Whether someone may change the role, status and address of an account: never their own; root may for any other
 * account, an admin for users and advisors, nobody else at all.
 */
export function mayManage(actor: Person, target: Person): boolean {
  return actor.id !== target.id && mayGrant(actor.role, target.role)
}

/**
 * Why someone may not give an account a role, or null. Nobody changes their own role, the role of an account that they
 * don't manage, or gives a role that they may not grant. Keeping one's own role is allowed.
 */
export function roleRefusal(change: {
  readonly actor: Person
  readonly target: Person
  readonly role: Role
}): Refusal | null {
  const { actor, target, role } = change
  if (actor.id === target.id) return role === target.role ? null : refusal('own')
  if (!mayManage(actor, target)) return refusal('outOfReach')
  return role === target.role || mayGrant(actor.role, role) ? null : refusal('roleOutOfReach')
}

/** Why someone may not activate or deactivate an account, or null. Nobody may for their own. */
export function statusRefusal(actor: Person, target: Person): Refusal | null {
  if (actor.id === target.id) return refusal('own')
  return mayManage(actor, target) ? null : refusal('outOfReach')
}

/**
 * Why an account may not stop being an active root, or null: at least one active root must remain. `activeRoots` are
 * the ids of all of them, possibly including this account.
 */
export function lastRootRefusal(change: {
  readonly target: Person
  readonly becomes: Pick<Person, 'role' | 'isActive'>
  readonly activeRoots: readonly string[]
}): Refusal | null {
  const { target, becomes, activeRoots } = change
  const staysRoot = becomes.role === 'root' && becomes.isActive
  const isActiveRoot = target.role === 'root' && target.isActive
  if (staysRoot || !isActiveRoot) return null
  return activeRoots.some((id) => id !== target.id) ? null : refusal('lastRoot')
}

const CODES = {
  own: 'user.own',
  outOfReach: 'user.out_of_reach',
  roleOutOfReach: 'user.role_out_of_reach',
  lastRoot: 'user.last_root',
} as const satisfies Record<keyof typeof PERMISSION_MESSAGES, string>

function refusal(reason: keyof typeof CODES): Refusal {
  return { code: CODES[reason], message: PERMISSION_MESSAGES[reason] }
}
