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

/** A contract and those tied to it, as the rules of the domain see them. */
export function chainIn(contract: Contract, all: readonly Contract[]): LinkedContract[] {
  return chainOf(contract.contract_id, all.map(linkedContract))
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

/** What the table of transitions needs to know of a contract among others. */
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

/** Whether to offer another plate: to a vehicle that has one, while the contract covers or is to. */
export function mayChangePlate(
  contract: Contract,
  all: readonly Contract[],
  today: Temporal.PlainDate,
): boolean {
  const product = parseProduct(contract.contract_type.type)
  if (!product || !traitsOf(product).motor) return false
  return contractCan('changePlate', stateIn(contract, all, today), today).ok
}

/** Whether to offer a withdrawal: while the law gives the right, and on the contract that covers. */
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
