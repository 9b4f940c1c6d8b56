import type { Refusal } from '../../values/result.ts'
import { mayManage, type Person } from '../permissions.ts'
import { hasOneOf, isStaff, type Role } from '../roles.ts'
import { CAPABILITY_LABELS, CAPABILITY_MESSAGES } from './capabilities.messages.ts'

/**
 * What somebody of the team may do beyond their role: prepare a payment, approve one that another prepared, open the
 * health papers of a claim, lead the desk. No role holds one by itself, root neither: whoever pays with four eyes must
 * not be able to open the second pair alone.
 */
export const CAPABILITIES = ['prepare', 'approve', 'medical', 'lead'] as const
export type Capability = (typeof CAPABILITIES)[number]

/** Whether someone may give a capability to an account, or take it: an account of staff that they manage, never their own. */
export function capabilityRefusal(actor: Person, target: Person): Refusal | null {
  if (actor.id === target.id) return refusal('own')
  if (!mayManage(actor, target)) return refusal('outOfReach')
  return isStaff(target.role) ? null : refusal('notStaff')
}

/** Whether someone of a role who was given some capabilities holds one of those that are asked for. */
export function holdsOneOf(
  account: { readonly role: Role; readonly capabilities: readonly Capability[] },
  asked: readonly Capability[],
): boolean {
  return isStaff(account.role) && account.capabilities.some((held) => asked.includes(held))
}

/** Those of some roles, and whoever of the team was given one of some capabilities. */
export interface Opening {
  readonly roles?: readonly Role[]
  readonly capabilities: readonly Capability[]
}

/** Whoever leads the desk: the capability opens to an advisor what administrators see of the team. */
export const DESK_LEADS = { roles: ['admin'], capabilities: ['lead'] } as const satisfies Opening

/** Whether something is open to an account, by its role or by what it was given. */
export function isOpenTo(
  account: { readonly role: Role; readonly capabilities: readonly Capability[] },
  { roles, capabilities }: Opening,
): boolean {
  // root passes every list of roles: where there is none, a capability is asked of root too
  const isOfRole = roles !== undefined && hasOneOf(account.role, roles)
  return isOfRole || holdsOneOf(account, capabilities)
}

/** The French name of a capability, and what it opens. */
export function capabilityLabel(capability: Capability) {
  return CAPABILITY_LABELS[capability]
}

const CODES = {
  own: 'capability.own',
  outOfReach: 'user.out_of_reach',
  notStaff: 'capability.not_staff',
} as const satisfies Record<keyof typeof CAPABILITY_MESSAGES, string>

function refusal(reason: keyof typeof CODES): Refusal {
  return { code: CODES[reason], message: CAPABILITY_MESSAGES[reason] }
}
