import type { Period } from '../values/period.ts'
import { type ContractOrigin, type ContractStatus, statusOn } from './status.ts'

/** A contract with what ties it to others: made from `parentId`, in the chain that began with `originId`. */
export interface LinkedContract extends Period {
  readonly id: string
  readonly status: ContractStatus
  readonly origin: ContractOrigin
  readonly parentId: string | null
  /** Null for the first of its chain. */
  readonly originId: string | null
  readonly renewalId: string | null
}

/**
 * The chain of a contract: itself, and all that parent, origin or renewal tie to it, directly or through others
 * (specification, section 4). Ties that run in a circle end; a tie to a contract that is not given is passed over.
 */
export function chainOf<T extends LinkedContract>(id: string, contracts: readonly T[]): T[] {
  const neighbours = new Map<string, string[]>()
  const tie = (one: string, other: string) =>
    neighbours.set(one, [...(neighbours.get(one) ?? []), other])
  for (const contract of contracts)
    for (const other of [contract.parentId, contract.originId, contract.renewalId])
      if (other !== null) {
        tie(contract.id, other)
        tie(other, contract.id)
      }
  const reached = reach([id], (from) => neighbours.get(from) ?? [])
  return contracts.filter((contract) => reached.has(contract.id))
}

/** A contract and all that was made from it, from that, and so on. Circles end. */
export function madeFrom<T extends LinkedContract>(id: string, contracts: readonly T[]): T[] {
  const children = Map.groupBy(contracts, ({ parentId }) => parentId)
  const reached = reach([id], (from) => (children.get(from) ?? []).map((child) => child.id))
  return contracts.filter((contract) => reached.has(contract.id))
}

function reach(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(from)
  // a Set walked while it grows visits what is added
  for (const id of reached) for (const other of next(id)) reached.add(other)
  return reached
}

/** Whether an extension took a contract over: its days and its price are then those of the extension. */
export function isTakenOver(id: string, contracts: readonly LinkedContract[]): boolean {
  return contracts.some(({ origin, parentId }) => origin === 'extension' && parentId === id)
}

/** The contract that an extension, and the one before it, go back to; a contract that is no extension is its own. */
export function extendedFrom<T extends LinkedContract>(contract: T, contracts: readonly T[]): T {
  const seen = new Set<string>()
  let first = contract
  while (first.origin === 'extension' && !seen.has(first.id)) {
    seen.add(first.id)
    first = contracts.find(({ id }) => id === first.parentId) ?? first
  }
  return first
}

/** Whether another contract of a chain is active on a day. */
export function isAnotherActive(
  id: string,
  chain: readonly LinkedContract[],
  today: Temporal.PlainDate,
): boolean {
  return chain.some((contract) => contract.id !== id && statusOn(contract, today) === 'active')
}
