import type { Refusal } from '../values/result.ts'
import { ACCOUNT_CHANGE_MESSAGES } from './account-changes.messages.ts'
import type { Person } from './permissions.ts'
import { hasOneOf, isStaff } from './roles.ts'

/** The account changes that staff make by a proposal, since they may need a second administrator. */
export const ACCOUNT_CHANGES = ['email', 'role', 'status', 'passkeys'] as const
export type AccountChange = (typeof ACCOUNT_CHANGES)[number]

/** Hours during which a change of e-mail address can still be stopped from the old address. */
export const HOURS_TO_STOP = 72
/** Days after which a proposal that nobody completed is void. */
export const DAYS_OF_A_PROPOSAL = 7
/** Days that a second administrator must have held the role, so that nobody can appoint their own. */
export const DAYS_OF_A_SECOND = 7

/**
 * Whether a change needs a second administrator: every change to a staff account does, except deactivating an active
 * advisor, which must be quick. One person alone can't shut out an admin or a root: nobody would be left to object.
 */
export function needsSecond(target: Person, change: AccountChange): boolean {
  if (!isStaff(target.role)) return false
  return !(change === 'status' && target.isActive && target.role === 'advisor')
}

interface Candidate {
  readonly person: Person
  /** When they got their current role; null when they have always had it. */
  readonly roleSince: Temporal.Instant | null
}

interface Second {
  readonly proposerId: string
  readonly targetId: string
  readonly now: Temporal.Instant
}

/**
 * Why someone can't be the second administrator of a change, or null. They must be an active admin or root, for a week
 * at least, and neither the proposer nor the person whose account it is.
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

/** Whether a root may act without a second administrator: only when nobody else could be one. */
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
