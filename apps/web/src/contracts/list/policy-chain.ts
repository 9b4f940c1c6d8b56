import {
  chainOf,
  isAnotherActive,
  type LinkedContract,
} from '@sillage/domain/contracts/policy-chain.ts'
import { contractCan } from '@sillage/domain/contracts/status.ts'
import { parseProduct } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { isBefore, parseDay } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { periodOf } from '../contract-period.ts'

/** Cache of the chains of a list, by contract id: every card of a long list needs its own several times. */
const CHAINS = new WeakMap<readonly Contract[], ReadonlyMap<string, LinkedContract[]>>()

/** A contract and those linked to it, as the domain sees the chain. */
export function chainIn(contract: Contract, all: readonly Contract[]): readonly LinkedContract[] {
  const chains = CHAINS.get(all) ?? chainsOf(all.map(linkedContract))
  CHAINS.set(all, chains)
  return chains.get(contract.contract_id) ?? chainOf(contract.contract_id, all.map(linkedContract))
}

function chainsOf(all: readonly LinkedContract[]): ReadonlyMap<string, LinkedContract[]> {
  const chains = new Map<string, LinkedContract[]>()
  for (const { id } of all) {
    if (chains.has(id)) continue
    const chain = chainOf(id, all)
    for (const linked of chain) chains.set(linked.id, chain)
  }
  return chains
}

function linkedContract(contract: Contract): LinkedContract {
  return {
    ...periodOf(contract),
    id: contract.contract_id,
    status: contract.status,
    origin: contract.origin,
    parentId: contract.parent_contract_id,
    originId: contract.origin_contract_id,
    renewalId: contract.renewal_contract_id,
  }
}

/** The state of a contract that the transition table needs. */
export function stateIn(contract: Contract, all: readonly Contract[], today: Temporal.PlainDate) {
  const { contract_id, status } = contract
  const chain = chainIn(contract, all)
  return {
    status,
    end: periodOf(contract).end,
    isAnotherActive: isAnotherActive(contract_id, chain, today),
    isLeaving: contract.leaving !== undefined,
  }
}

/** Whether to offer a plate change: for a vehicle with a plate, on a running or future contract. */
export function mayChangePlate(
  contract: Contract,
  all: readonly Contract[],
  today: Temporal.PlainDate,
): boolean {
  const product = parseProduct(contract.contract_type.type)
  if (!product || !traitsOf(product).motor) return false
  return contractCan('changePlate', stateIn(contract, all, today), today).ok
}

/** Whether to offer a withdrawal: only on the running contract, while the law gives the right. */
export function mayWithdraw(
  contract: Contract,
  all: readonly Contract[],
  today: Temporal.PlainDate,
): boolean {
  const lastDay = parseDay(contract.withdrawable_until ?? '')
  return (
    lastDay !== null &&
    !isBefore(lastDay, today) &&
    contract.status === 'active' &&
    contractCan('withdraw', stateIn(contract, all, today), today).ok
  )
}

/** The payment lines of contracts that this one extends, where something of them is still to be paid. */
export function earlierPayments(
  contract: Contract,
  all: readonly Contract[],
): readonly NonNullable<Contract['payment']>[] {
  if (contract.origin !== 'extension') return []
  const earlier = all.find(({ contract_id }) => contract_id === contract.parent_contract_id)
  if (!earlier) return []
  const { payment } = earlier
  const isOpen = payment && payment.remaining > 0 && !payment.arrears
  return [...(isOpen ? [payment] : []), ...earlierPayments(earlier, all)]
}
