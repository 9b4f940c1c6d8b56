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

/**
 * Actions shown on every card. A withdrawal appears only when the law gives the right, a plate change only for a
 * vehicle with a plate.
 */
export type CardAction = Exclude<ContractAction, 'withdraw' | 'changePlate' | 'leaveEarlier'>

/** An action of a card, open or with the reason why it is closed. */
export interface Opening {
  readonly action: CardAction
  /** Null when the action is open. */
  readonly refusal: string | null
  /** The most likely action, shown first; at most one per card. */
  readonly isMain: boolean
}

const ORDER: readonly CardAction[] = ['renew', 'claim', 'extend', 'cancel']

/**
 * The four actions of a contract by the domain's transition table: the most likely one first, then other open ones,
 * then closed ones.
 */
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

/** The contract whose renewal is the first thing to do: the one that ends soonest. Null when none can be renewed yet. */
export function pressingOf(
  contracts: readonly Contract[],
  today: Temporal.PlainDate,
): string | null {
  const pressing = contracts
    .filter((contract) =>
      openingsOf(contract, contracts, today).some(
        ({ action, isMain }) => isMain && action === 'renew',
      ),
    )
    .toSorted((one, other) => one.end_date.localeCompare(other.end_date))
  return pressing[0]?.contract_id ?? null
}

/** After a formal notice, the debt must be paid before the contract is extended or renewed. Null in any other case. */
function paidFirst(action: CardAction, { status, payment }: Contract): string | null {
  if (status !== 'active' || (action !== 'extend' && action !== 'renew')) return null
  return payment?.arrears?.resumes_at === null ? CONTRACT_MESSAGES.payFirst : null
}

/** The day from which a running contract can be renewed, clearer than the rule itself. Null in any other case. */
function renewableLater(action: CardAction, contract: Contract): string | null {
  if (action !== 'renew' || contract.status !== 'active' || contract.leaving) return null
  const from = periodOf(contract).end.subtract({ days: RENEWAL_WINDOW_DAYS })
  return CONTRACT_MESSAGES.renewableFrom(formatDay(from))
}

/** A running contract: renewal when the end is near, else a claim. None once it has ended. */
function mainAction(contract: Contract, today: Temporal.PlainDate): CardAction | null {
  if (contract.status !== 'active') return null
  return isEndNear(contract, today) ? 'renew' : 'claim'
}

function rank({ isMain, refusal }: Opening): number {
  if (isMain) return 0
  return refusal === null ? 1 : 2
}
