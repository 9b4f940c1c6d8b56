import { CONTRACT_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import {
  type ContractAction,
  contractCan,
  RENEWAL_WINDOW_DAYS,
} from '@sillage/domain/contracts/status.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { isEndNear, periodOf } from '../contract-period.ts'
import { stateIn } from '../list/policy-chain.ts'

/** The actions that every card shows; a withdrawal is offered only where the law gives the right, another plate only to what has one. */
export type CardAction = Exclude<ContractAction, 'withdraw' | 'changePlate'>

/** What a card offers: an action with its place, or the sentence that says why not. */
export interface Opening {
  readonly action: CardAction
  /** Null when the action is open. */
  readonly refusal: string | null
  /** The most likely one, filled; one a card at most. */
  readonly isMain: boolean
}

const ORDER: readonly CardAction[] = ['renew', 'claim', 'extend', 'cancel']

/** The four actions of a contract as the domain's table rules, the open ones first, the most likely one before them. */
export function openingsOf(
  contract: Contract,
  all: readonly Contract[],
  today: Temporal.PlainDate,
): readonly Opening[] {
  const state = stateIn(contract, all, today)
  const main = mainAction(contract, today)
  const openings = ORDER.map((action): Opening => {
    const can = contractCan(action, state, today)
    const closed = can.ok ? null : (renewableLater(action, contract) ?? can.error.message)
    const refusal = paidFirst(action, contract) ?? closed
    return { action, refusal, isMain: action === main && refusal === null }
  })
  return openings.toSorted((one, other) => rank(one) - rank(other))
}

/** Under a formal notice what is owed is paid before a contract goes on. Null for anything else. */
function paidFirst(action: CardAction, { status, payment }: Contract): string | null {
  if (status !== 'active' || (action !== 'extend' && action !== 'renew')) return null
  return payment?.arrears?.resumes_at === null ? CONTRACT_MESSAGES.payFirst : null
}

/** From when a contract that covers may be renewed: a day says more than the rule. Null for anything else. */
function renewableLater(action: CardAction, contract: Contract): string | null {
  if (action !== 'renew' || contract.status !== 'active' || contract.leaving) return null
  const from = periodOf(contract).end.subtract({ days: RENEWAL_WINDOW_DAYS })
  return CONTRACT_MESSAGES.renewableFrom(formatDay(from))
}

/** A contract that covers: its renewal when the end is near, else a claim. One that is over has no pressing action. */
function mainAction(contract: Contract, today: Temporal.PlainDate): CardAction | null {
  if (contract.status !== 'active') return null
  return isEndNear(contract, today) ? 'renew' : 'claim'
}

function rank({ isMain, refusal }: Opening): number {
  if (isMain) return 0
  return refusal === null ? 1 : 2
}
