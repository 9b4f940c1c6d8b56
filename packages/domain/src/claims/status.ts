import { isStaff, type Role } from '../accounts/roles.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CLAIM_MESSAGES } from './claims.messages.ts'
import type { Relation } from './participation.ts'

/** The states of a claim, as stored and sent, in the order a claim goes through them. */
export const CLAIM_STATUSES = ['pending', 'in_progress', 'under_review', 'closed'] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

/** The names of the states on screen, exactly as in the specification (section 4). */
export const SHOWN_STATUSES = ['En attente', 'En cours', 'Fermé'] as const
export type ShownStatus = (typeof SHOWN_STATUSES)[number]

const SHOWN_AS = {
  pending: 'En attente',
  in_progress: 'En cours',
  under_review: 'En cours',
  closed: 'Fermé',
} as const satisfies Record<ClaimStatus, ShownStatus>

const STORED_AS = {
  'En attente': 'pending',
  'En cours': 'in_progress',
  Fermé: 'closed',
} as const satisfies Record<ShownStatus, ClaimStatus>

/** Whether a text is a stored state. */
export function isClaimStatus(text: string): text is ClaimStatus {
  return CLAIM_STATUSES.some((status) => status === text)
}

function isShownStatus(text: string): text is ShownStatus {
  return SHOWN_STATUSES.some((status) => status === text)
}

/** The name shown for a state: « En cours » for both middle ones. */
export function shownStatus(status: ClaimStatus): ShownStatus {
  return SHOWN_AS[status]
}

/**
 * Reads a state, stored or shown; null for anything else. A shown name that matches the current state keeps it: « En
 * cours » leaves an `under_review` claim under review (decisions, section 7).
 */
export function parseClaimStatus(text: string, current?: ClaimStatus): ClaimStatus | null {
  if (isClaimStatus(text)) return text
  if (!isShownStatus(text)) return null
  return current && SHOWN_AS[current] === text ? current : STORED_AS[text]
}

/** The states meant by a filter: one state, or all those shown under a name; empty for any other text. */
export function statusesMeant(text: string): readonly ClaimStatus[] {
  if (isClaimStatus(text)) return [text]
  return CLAIM_STATUSES.filter((status) => SHOWN_AS[status] === text)
}

/** Whether a claim counts as one under way on the dashboard (specification, section 4). */
export function isOngoing(status: ClaimStatus): boolean {
  return status !== 'closed'
}

/**
 * The relation of a reader to a claim. A third party has one purpose (the other driver, the garage…): they take part in
 * the discussion, and see what was shared with them.
 */
export const STANDINGS = ['owner', 'participant', 'third', 'staff'] as const
export type Standing = (typeof STANDINGS)[number]

/**
 * The relation of someone who sees a claim to it. Staff don't count as staff on a claim of their own or one that
 * concerns them: they have the rights of a customer there. A colleague who only follows the claim is not concerned by
 * it.
 */
export function standingOf(
  person: { readonly id: string; readonly role: Role },
  claim: {
    readonly ownerId: string
    readonly isConcerned: boolean
    readonly relation?: Relation | null
  },
): Standing {
  if (person.id === claim.ownerId) return 'owner'
  if (isStaff(person.role) && !claim.isConcerned) return 'staff'
  return claim.relation ? 'third' : 'participant'
}

interface Action {
  readonly by: readonly Standing[]
  readonly from: readonly ClaimStatus[]
  readonly code: string
  readonly refusal: string
}

const OPEN = ['pending', 'in_progress', 'under_review'] as const

/**
 * What may be done with a claim, by whom, from which state, and the sentence for a refusal. Staff may set any state
 * (specification, section 4).
 */
export const CLAIM_ACTIONS = {
  setStatus: {
    by: ['staff'],
    from: CLAIM_STATUSES,
    code: 'claim.staff_only',
    refusal: CLAIM_MESSAGES.staffOnly,
  },
  assign: {
    by: ['staff'],
    from: CLAIM_STATUSES,
    code: 'claim.staff_only',
    refusal: CLAIM_MESSAGES.staffOnly,
  },
  addParticipant: {
    by: ['staff'],
    from: CLAIM_STATUSES,
    code: 'claim.staff_only',
    refusal: CLAIM_MESSAGES.staffOnly,
  },
  removeParticipant: {
    by: ['staff'],
    from: CLAIM_STATUSES,
    code: 'claim.staff_only',
    refusal: CLAIM_MESSAGES.staffOnly,
  },
  requestDocument: {
    by: ['staff'],
    from: OPEN,
    code: 'claim.closed',
    refusal: CLAIM_MESSAGES.closedForRequests,
  },
  reviewDocument: {
    by: ['staff'],
    from: OPEN,
    code: 'claim.closed',
    refusal: CLAIM_MESSAGES.closedForReviews,
  },
  provideDocument: {
    by: ['owner', 'participant', 'staff'],
    from: OPEN,
    code: 'claim.closed',
    refusal: CLAIM_MESSAGES.closedForDocuments,
  },
  decide: {
    by: ['staff'],
    from: OPEN,
    code: 'claim.closed',
    refusal: CLAIM_MESSAGES.alreadyClosed,
  },
  setReserve: {
    by: ['staff'],
    from: OPEN,
    code: 'claim.closed',
    refusal: CLAIM_MESSAGES.alreadyClosed,
  },
  setFault: {
    by: ['staff'],
    from: CLAIM_STATUSES,
    code: 'claim.staff_only',
    refusal: CLAIM_MESSAGES.staffOnly,
  },
  recover: {
    by: ['staff'],
    from: CLAIM_STATUSES,
    code: 'claim.staff_only',
    refusal: CLAIM_MESSAGES.staffOnly,
  },
  reopen: {
    by: ['owner', 'staff'],
    from: ['closed'],
    code: 'claim.not_closed',
    refusal: CLAIM_MESSAGES.notClosed,
  },
} as const satisfies Record<string, Action>

export type ClaimAction = keyof typeof CLAIM_ACTIONS

/** Whether someone with this standing may ever do this, whatever the state of the claim. */
export function mayEver(action: ClaimAction, standing: Standing): boolean {
  const { by }: Action = CLAIM_ACTIONS[action]
  return by.includes(standing)
}

/** A person and a claim, as far as `claimCan` needs to know them. */
export interface ClaimActor {
  readonly status: ClaimStatus
  readonly standing: Standing
  /** Whether they are a member of the team, whatever their standing on this claim. */
  readonly isOfTeam: boolean
  /** Whether they declared it on behalf of its owner. */
  readonly isDeclarer: boolean
}

/**
 * Whether someone may perform an action on a claim. Staff never handle a claim of their own, nor decide one that they
 * declared. Refusals: `claim.staff_only`, `claim.own`, `claim.declared_by_you`, or the code and sentence of the table.
 */
export function claimCan(
  action: ClaimAction,
  { status, standing, isOfTeam, isDeclarer }: ClaimActor,
): Result<true, Refusal> {
  const { from, code, refusal }: Action = CLAIM_ACTIONS[action]
  if (!mayEver(action, standing))
    return isOfTeam
      ? refused({ code: 'claim.own', message: CLAIM_MESSAGES.ownClaim })
      : refused({ code: 'claim.staff_only', message: CLAIM_MESSAGES.staffOnly })
  if (action === 'decide' && isDeclarer)
    return refused({ code: 'claim.declared_by_you', message: CLAIM_MESSAGES.declaredByYou })
  return from.includes(status) ? ok(true) : refused({ code, message: refusal })
}
