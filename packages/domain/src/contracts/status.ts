import { daysBetween, isBefore } from '../values/day.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CONTRACT_MESSAGES } from './contracts.messages.ts'

/** The states of a contract, in the order in which filters offer them. */
export const CONTRACT_STATUSES = ['active', 'expired', 'extended', 'renewed', 'cancelled'] as const
export type ContractStatus = (typeof CONTRACT_STATUSES)[number]

/** How a contract was created. */
export const CONTRACT_ORIGINS = ['original', 'extension', 'renewal'] as const
export type ContractOrigin = (typeof CONTRACT_ORIGINS)[number]

/** What the rules need to know about a contract. */
export interface ContractState {
  readonly status: ContractStatus
  readonly end: Temporal.PlainDate
  /** Whether another contract of its chain is active; a chain has at most one active contract. */
  readonly isAnotherActive?: boolean
  /** Whether it will end on a legal ground, already requested. */
  readonly isLeaving?: boolean
}

const STATUS_LABELS = {
  active: 'Actif',
  extended: 'Prolongé',
  renewed: 'Renouvelé',
  cancelled: 'Résilié',
  expired: 'Expiré',
} as const satisfies Record<ContractStatus, string>

const ORIGIN_LABELS = {
  original: 'Original',
  extension: 'Extension',
  renewal: 'Renouvellement',
} as const satisfies Record<ContractOrigin, string>

/** Whether a text is a known status. */
export function isContractStatus(text: string): text is ContractStatus {
  return CONTRACT_STATUSES.some((status) => status === text)
}

/** Whether a text is a known origin. */
export function isContractOrigin(text: string): text is ContractOrigin {
  return CONTRACT_ORIGINS.some((origin) => origin === text)
}

/**
 * The status of a contract on a day: an active contract is expired after its last day, even if that is not yet
 * recorded.
 */
export function statusOn(contract: ContractState, today: Temporal.PlainDate): ContractStatus {
  return contract.status === 'active' && isBefore(contract.end, today) ? 'expired' : contract.status
}

/** Whether a contract covers on a day, or will: one that was renewed ahead of time does until its last day. */
export function isInForce(
  { status, end }: Pick<ContractState, 'status' | 'end'>,
  today: Temporal.PlainDate,
): boolean {
  return status === 'active' || (status === 'renewed' && !isBefore(end, today))
}

/** The French badge of a status; « Inconnu » for any other value (specification, section 4). */
export function statusLabel(status: string): string {
  return isContractStatus(status) ? STATUS_LABELS[status] : 'Inconnu'
}

/** The French badge of an origin; « Inconnu » for any other value. */
export function originLabel(origin: string): string {
  return isContractOrigin(origin) ? ORIGIN_LABELS[origin] : 'Inconnu'
}

/** Renewal opens this many days before the end of an active contract. */
export const RENEWAL_WINDOW_DAYS = 30

interface Reason {
  readonly code: string
  readonly refusal: string
}

interface Transition extends Reason {
  readonly from: readonly ContractStatus[]
  readonly when?: (contract: ContractState, today: Temporal.PlainDate) => boolean
  /** The refusal while another contract of the chain is active. */
  readonly alone?: Reason
  /** The refusal once its end was requested. */
  readonly leaving?: Reason
}

const LEAVING: Reason = { code: 'contract.leaving', refusal: CONTRACT_MESSAGES.leaving }

/** What may be done with a contract, from which status, and the sentence that says why not (specification, section 2). */
export const CONTRACT_TRANSITIONS = {
  extend: {
    from: ['active'],
    code: 'contract.not_active',
    refusal: CONTRACT_MESSAGES.cannotExtend,
    leaving: LEAVING,
  },
  renew: {
    from: ['active', 'expired', 'renewed'],
    when: (contract, today) =>
      statusOn(contract, today) !== 'active' ||
      daysBetween(today, contract.end) <= RENEWAL_WINDOW_DAYS,
    code: 'contract.not_renewable',
    refusal: CONTRACT_MESSAGES.cannotRenew,
    alone: { code: 'contract.another_active', refusal: CONTRACT_MESSAGES.anotherActive },
    leaving: LEAVING,
  },
  cancel: {
    from: ['active'],
    code: 'contract.not_active',
    refusal: CONTRACT_MESSAGES.cannotCancel,
    leaving: LEAVING,
  },
  leaveEarlier: {
    from: ['active'],
    code: 'contract.not_active',
    refusal: CONTRACT_MESSAGES.cannotCancel,
  },
  withdraw: {
    from: ['active', 'extended', 'renewed'],
    code: 'contract.not_withdrawable',
    refusal: CONTRACT_MESSAGES.cannotWithdraw,
  },
  changePlate: {
    from: ['active', 'renewed'],
    when: ({ end }, today) => !isBefore(end, today),
    code: 'contract.not_active',
    refusal: CONTRACT_MESSAGES.cannotChangePlate,
    leaving: LEAVING,
  },
  claim: {
    from: ['active', 'renewed'],
    when: isInForce,
    code: 'contract.not_active',
    refusal: CONTRACT_MESSAGES.cannotClaim,
  },
} as const satisfies Record<string, Transition>

export type ContractAction = keyof typeof CONTRACT_TRANSITIONS

/** Whether an action is allowed on a contract today; the refusal is the sentence of the table above. */
export function contractCan(
  action: ContractAction,
  contract: ContractState,
  today: Temporal.PlainDate,
): Result<true, Refusal> {
  const transition: Transition = CONTRACT_TRANSITIONS[action]
  const { from, when, alone, leaving } = transition
  const isFrom = from.includes(statusOn(contract, today))
  if (isFrom && leaving && contract.isLeaving) return refusedFor(leaving)
  if (!isFrom || when?.(contract, today) === false) return refusedFor(transition)
  return alone && contract.isAnotherActive ? refusedFor(alone) : ok(true)
}

function refusedFor({ code, refusal }: Reason) {
  return refused({ code, message: refusal })
}
