import type { EndingEffect } from '@sillage/domain/products/ending-grounds.ts'
import { parseDay } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { endingEffectOf, isEndNear, periodOf } from '../contract-period.ts'

/** A notice of a card, about the contract's status or its origin. `contract` is null when it isn't in the list. */
export type Notice =
  | { readonly kind: 'endsSoon'; readonly end: Temporal.PlainDate }
  | {
      readonly kind: 'leaving'
      readonly effect: EndingEffect
      readonly start: Temporal.PlainDate
      /** Whether the cancellation was by choice and can still be withdrawn. */
      readonly mayKeep: boolean
    }
  | { readonly kind: 'expired' }
  | { readonly kind: 'extendedBy'; readonly by: Contract | null }
  | { readonly kind: 'renewedBy'; readonly by: Contract | null }
  | {
      readonly kind: 'cancelled'
      readonly on: Temporal.PlainDate | null
      readonly reason: string | null
      /** Euros; null when unknown. */
      readonly refund: number | null
      /** Whether its price is part of that of its extension, which is refunded with it. */
      readonly isExtended: boolean
    }
  | { readonly kind: 'extends' | 'renews'; readonly parent: Contract }

/** Two notices at most: one for the state, one for the origin. */
export function noticesOf(
  contract: Contract,
  all: readonly Contract[],
  today: Temporal.PlainDate,
): readonly Notice[] {
  return [stateNotice(contract, all, today), originNotice(contract, all)].filter(
    (notice) => notice !== null,
  )
}

function stateNotice(
  contract: Contract,
  all: readonly Contract[],
  today: Temporal.PlainDate,
): Notice | null {
  const { leaving } = contract
  if (leaving)
    return {
      kind: 'leaving',
      effect: endingEffectOf(leaving),
      start: periodOf(contract).start,
      mayKeep: leaving.by_choice,
    }
  switch (contract.status) {
    case 'expired':
      return { kind: 'expired' }
    case 'extended':
      return { kind: 'extendedBy', by: madeFrom(contract, 'extension', all) }
    case 'renewed':
      return { kind: 'renewedBy', by: renewalOf(contract, all) }
    case 'cancelled':
      return {
        kind: 'cancelled',
        on: contract.cancellation_date ? parseDay(contract.cancellation_date) : null,
        reason: contract.cancellation_reason?.trim() || null,
        refund: contract.refund ?? null,
        isExtended: madeFrom(contract, 'extension', all) !== null,
      }
    default:
      return isEndNear(contract, today) ? { kind: 'endsSoon', end: periodOf(contract).end } : null
  }
}

function originNotice(contract: Contract, all: readonly Contract[]): Notice | null {
  if (contract.origin === 'original') return null
  const parent = withId(contract.parent_contract_id, all)
  if (!parent) return null
  return { kind: contract.origin === 'extension' ? 'extends' : 'renews', parent }
}

function renewalOf(contract: Contract, all: readonly Contract[]): Contract | null {
  return withId(contract.renewal_contract_id, all) ?? madeFrom(contract, 'renewal', all)
}

function madeFrom(parent: Contract, origin: Contract['origin'], all: readonly Contract[]) {
  return (
    all.find(
      (other) => other.origin === origin && other.parent_contract_id === parent.contract_id,
    ) ?? null
  )
}

function withId(id: string | null, all: readonly Contract[]): Contract | null {
  return all.find((contract) => contract.contract_id === id) ?? null
}
