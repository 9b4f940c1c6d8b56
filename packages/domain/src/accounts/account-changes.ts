import type { Refusal } from '../values/result.ts'
import { ACCOUNT_CHANGE_MESSAGES } from './account-changes.messages.ts'
import { PAYMENT_CAPABILITIES } from './capabilities/capabilities.ts'
import type { Person } from './permissions.ts'
import { hasOneOf, isStaff } from './roles.ts'

/** The account changes that staff make by a proposal, since they may need a second administrator. */
export const ACCOUNT_CHANGES = [
  'email',
  'role',
  'status',
  'passkeys',
  ...PAYMENT_CAPABILITIES,
] as const
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
  return isNewcomer(roleSince, now) ? refusal('newcomer') : null
}

function isNewcomer(roleSince: Temporal.Instant | null, now: Temporal.Instant): boolean {
  const weekAgo = now.subtract({ hours: 24 * DAYS_OF_A_SECOND })
  return roleSince !== null && Temporal.Instant.compare(roleSince, weekAgo) > 0
}

/**
 * Why what someone proposed can't be approved yet, or null: during their first week, an administrator may be acting for
 * the one who appointed them, who would then approve their own proposal.
 */
export function authorRefusal(
  { roleSince }: Pick<Candidate, 'roleSince'>,
  now: Temporal.Instant,
): Refusal | null {
  return isNewcomer(roleSince, now) ? refusal('newAuthor') : null
}

/** A member of the team, and who gave them their role alone; null when two agreed. */
export interface Recruit {
  readonly id: string
  readonly roleSince: Temporal.Instant | null
  readonly roleBy: string | null
}

/**
 * Whether two people count as two pairs of eyes: not while one of them got their role from the other less than a week
 * ago, or both from the same person.
 */
export function areTwo(one: Recruit, other: Recruit, now: Temporal.Instant): boolean {
  const behind = ({ id, roleSince, roleBy }: Recruit) =>
    roleBy !== null && isNewcomer(roleSince, now) ? [id, roleBy] : [id]
  return behind(one).every((id) => !behind(other).includes(id))
}

/** Whether a root of a week may act without a second administrator: only when nobody else could be one. */
export function actsAlone(
  { person: proposer, roleSince }: Candidate,
  { others, ...second }: Omit<Second, 'proposerId'> & { readonly others: readonly Candidate[] },
): boolean {
  const wanted = { ...second, proposerId: proposer.id }
  if (proposer.role !== 'root' || isNewcomer(roleSince, second.now)) return false
  return others.every((one) => secondRefusal(one, wanted) !== null)
}

const CODES = {
  notAdmin: 'forbidden',
  ownProposal: 'proposal.own',
  ownAccount: 'proposal.own_account',
  newcomer: 'proposal.newcomer',
  newAuthor: 'proposal.new_author',
} as const satisfies Record<keyof typeof ACCOUNT_CHANGE_MESSAGES, string>

function refusal(reason: keyof typeof CODES): Refusal {
  return { code: CODES[reason], message: ACCOUNT_CHANGE_MESSAGES[reason] }
}
