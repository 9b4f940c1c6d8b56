import type { Refusal } from '../../values/result.ts'
import { mayManage, type Person } from '../permissions.ts'
import { hasOneOf, isStaff, type Role } from '../roles.ts'
import { CAPABILITY_LABELS, CAPABILITY_MESSAGES } from './capabilities.messages.ts'

/**
 * What a member of the team may do beyond their role: prepare a payment, approve one that someone else prepared, open
 * the health documents of a claim, lead the desk. No role includes one, not even root: payments need two people, so
 * nobody may be able to give themselves both steps.
 */
export const CAPABILITIES = ['prepare', 'approve', 'medical', 'lead'] as const
export type Capability = (typeof CAPABILITIES)[number]

/** Those that move money: a second administrator agrees before someone gets one. */
export const PAYMENT_CAPABILITIES = ['prepare', 'approve'] as const satisfies readonly Capability[]
export type PaymentCapability = (typeof PAYMENT_CAPABILITIES)[number]

/** Whether a capability, or the change of an account of that name, is about payments. */
export function isPaymentCapability(value: string): value is PaymentCapability {
  return PAYMENT_CAPABILITIES.some((one) => one === value)
}

/**
 * Why someone may not give a capability to an account or take it away, or null. It must be a staff account that they
 * manage, never their own.
 */
export function capabilityRefusal(actor: Person, target: Person): Refusal | null {
  if (actor.id === target.id) return refusal('own')
  if (!mayManage(actor, target)) return refusal('outOfReach')
  return isStaff(target.role) ? null : refusal('notStaff')
}

/** Whether an account is staff and holds one of the capabilities asked for. */
export function holdsOneOf(
  account: { readonly role: Role; readonly capabilities: readonly Capability[] },
  asked: readonly Capability[],
): boolean {
  return isStaff(account.role) && account.capabilities.some((held) => asked.includes(held))
}

/** Who may use a feature: people with one of these roles, and staff who hold one of these capabilities. */
export interface Opening {
  readonly roles?: readonly Role[]
  readonly capabilities: readonly Capability[]
}

/** Who leads the desk: the `lead` capability shows an advisor what administrators see of the team. */
export const DESK_LEADS = { roles: ['admin'], capabilities: ['lead'] } as const satisfies Opening

/** Whether a feature is open to an account, by its role or by its capabilities. */
export function isOpenTo(
  account: { readonly role: Role; readonly capabilities: readonly Capability[] },
  { roles, capabilities }: Opening,
): boolean {
  // hasOneOf always lets root in: without a list of roles, root needs the capability too
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
