import { isBefore } from '../values/day.ts'
import type { Period } from '../values/period.ts'
import { type ContractOrigin, type ContractStatus, statusOn } from './status.ts'

/** A contract with its links: made from `parentId`, in the chain that began with `originId`. */
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
 * The chain of a contract: itself, and every contract linked to it by parent, origin or renewal, directly or through
 * others (specification, section 4). Cycles are handled; a link to a contract not in the list is ignored.
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

/** A contract and all contracts made from it, directly or not. Cycles are handled. */
export function madeFrom<T extends LinkedContract>(id: string, contracts: readonly T[]): T[] {
  const children = Map.groupBy(contracts, ({ parentId }) => parentId)
  const reached = reach([id], (from) => (children.get(from) ?? []).map((child) => child.id))
  return contracts.filter((contract) => reached.has(contract.id))
}

function reach(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(from)
  // iterating over a Set also visits items added meanwhile
  for (const id of reached) for (const other of next(id)) reached.add(other)
  return reached
}

/** Whether an extension replaced a contract: its days and price then belong to the extension. */
export function isTakenOver(id: string, contracts: readonly LinkedContract[]): boolean {
  return contracts.some(({ origin, parentId }) => origin === 'extension' && parentId === id)
}

/** The contract that a series of extensions started from; a contract that is no extension is returned itself. */
export function extendedFrom<T extends Pick<LinkedContract, 'id' | 'origin' | 'parentId'>>(
  contract: T,
  contracts: readonly T[],
): T {
  const seen = new Set<string>()
  let first = contract
  while (first.origin === 'extension' && !seen.has(first.id)) {
    seen.add(first.id)
    first = contracts.find(({ id }) => id === first.parentId) ?? first
  }
  return first
}

/** A contract whose renewal was withdrawn from, and how it stands from then on. */
export interface Restored {
  readonly id: string
  readonly status: 'active' | 'expired' | 'renewed'
  readonly renewalId: string | null
}

/** The contract whose renewal a contract is, or extends; undefined when it is no part of a renewal. */
export function renewedBy<T extends LinkedContract>(
  contract: T,
  chain: readonly T[],
): T | undefined {
  const renewal = extendedFrom(contract, chain)
  if (renewal.origin !== 'renewal') return undefined
  return chain.find(({ id }) => id === renewal.parentId)
}

/**
 * What a withdrawal from a renewal, or from an extension of it, does to the contract that was renewed: it is as if it
 * had never been renewed, so active until its last day and expired after; or renewed by an earlier renewal that stays.
 * Null when what is withdrawn from renews nothing.
 */
export function restoredBy(
  withdrawn: LinkedContract,
  chain: readonly LinkedContract[],
  today: Temporal.PlainDate,
): Restored | null {
  const renewed = renewedBy(withdrawn, chain)
  if (renewed?.status !== 'renewed') return null
  const { id, end } = renewed
  const renewal = extendedFrom(withdrawn, chain)
  const kept = chain.findLast(
    (other) =>
      other.origin === 'renewal' &&
      other.parentId === id &&
      other.id !== renewal.id &&
      other.status !== 'cancelled',
  )
  if (kept) return { id, status: 'renewed', renewalId: kept.id }
  return { id, status: isBefore(end, today) ? 'expired' : 'active', renewalId: null }
}

/** Whether another contract of a chain is active on a day. */
export function isAnotherActive(
  id: string,
  chain: readonly LinkedContract[],
  today: Temporal.PlainDate,
): boolean {
  return chain.some((contract) => contract.id !== id && statusOn(contract, today) === 'active')
}
