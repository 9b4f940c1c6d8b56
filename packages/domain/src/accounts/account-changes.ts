import type { Refusal } from '../values/result.ts'
import { ACCOUNT_CHANGE_MESSAGES } from './account-changes.messages.ts'
import type { Person } from './permissions.ts'
import { hasOneOf, isStaff } from './roles.ts'

/** What staff may change of an account by a proposal that waits. */
export const ACCOUNT_CHANGES = ['email', 'role', 'status', 'passkeys'] as const
export type AccountChange = (typeof ACCOUNT_CHANGES)[number]

/** Hours in which the old address may stop a new one. */
export const HOURS_TO_STOP = 72
/** Days after which a proposal that nobody completed is void. */
export const DAYS_OF_A_PROPOSAL = 7
/** Days that a second administrator must have held the role: nobody makes their own. */
export const DAYS_OF_A_SECOND = 7

/**
 * Whether a change waits for a second administrator: every one on an account of staff, but for shutting an advisor out,
 * which must be quick. An admin or a root can't be shut out by one alone: nobody would be left to say no.
 */
export function needsSecond(target: Person, change: AccountChange): boolean {
  if (!isStaff(target.role)) return false
  return !(change === 'status' && target.isActive && target.role === 'advisor')
}

interface Candidate {
  readonly person: Person
  /** Since when they have their role; null: always. */
  readonly roleSince: Temporal.Instant | null
}

interface Second {
  readonly proposerId: string
  readonly targetId: string
  readonly now: Temporal.Instant
}

/**
 * Why someone can't be the second administrator of a change, or null: an active admin or root, not who proposed it, not
 * whom it is about, and for a week at least.
 */
export function secondRefusal(
  { person, roleSince }: Candidate,
  { proposerId, targetId, now }: Second,
): Refusal | null {
  if (!person.isActive || !hasOneOf(person.role, ['admin'])) return refusal('notAdmin')
  if (person.id === proposerId) return refusal('ownProposal')
  if (person.id === targetId) return refusal('ownAccount')
  const weekAgo = now.subtract({ hours: 24 * DAYS_OF_A_SECOND })
  return roleSince && Temporal.Instant.compare(roleSince, weekAgo) > 0 ? refusal('newcomer') : null
}

/** Whether a root acts without a second one: only where the house has nobody who could be it. */
export function actsAlone(
  proposer: Person,
  { others, ...second }: Omit<Second, 'proposerId'> & { readonly others: readonly Candidate[] },
): boolean {
  const wanted = { ...second, proposerId: proposer.id }
  return proposer.role === 'root' && others.every((one) => secondRefusal(one, wanted) !== null)
}

const CODES = {
  notAdmin: 'forbidden',
  ownProposal: 'proposal.own',
  ownAccount: 'proposal.own_account',
  newcomer: 'proposal.newcomer',
} as const satisfies Record<keyof typeof ACCOUNT_CHANGE_MESSAGES, string>

function refusal(reason: keyof typeof CODES): Refusal {
  return { code: CODES[reason], message: ACCOUNT_CHANGE_MESSAGES[reason] }
}
