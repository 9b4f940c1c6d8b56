import { isNeverStarted } from '@sillage/domain/contracts/leaving/legal-ending.ts'
import {
  isInForce as isContractInForce,
  RENEWAL_WINDOW_DAYS,
} from '@sillage/domain/contracts/status.ts'
import type { EndingEffect } from '@sillage/domain/products/ending-grounds.ts'
import { daysBetween, isBefore, parseDay } from '@sillage/domain/values/day.ts'
import { daysCovered, type Period } from '@sillage/domain/values/period.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'

/** Days until the last day of a running contract, or until the first day of a future one. */
export type Remaining =
  | { readonly kind: 'left'; readonly days: number }
  | { readonly kind: 'startsIn'; readonly days: number }

/** The first and last days of a contract; the list has already rejected contracts with unreadable days. */
export function periodOf(contract: Pick<Contract, 'start_date' | 'end_date'>): Period {
  return {
    start: Temporal.PlainDate.from(contract.start_date),
    end: Temporal.PlainDate.from(contract.end_date),
  }
}

/** Whether a contract will end before its first day. */
export function neverStarts(contract: Contract): boolean {
  const { leaving } = contract
  return leaving !== undefined && isNeverStarted(periodOf(contract), endingEffectOf(leaving))
}

/** The period of a contract until the end that was asked for; the one it was signed for when it never starts. */
export function coverOf(contract: Contract): Period {
  const { start, end } = periodOf(contract)
  const { leaving } = contract
  return {
    start,
    end: leaving && !neverStarts(contract) ? Temporal.PlainDate.from(leaving.effect_date) : end,
  }
}

/** The last day of a contract, also when it ended early. */
export function coverUntil(contract: Contract): Temporal.PlainDate {
  const { leaving, status, cancellation_date: cancelled } = contract
  const end = Temporal.PlainDate.from(leaving?.effect_date ?? contract.end_date)
  const day = status === 'cancelled' && cancelled ? parseDay(cancelled) : null
  return day && isBefore(day, end) ? day : end
}

/** The end that was asked for, in the terms of the domain. */
export function endingEffectOf({
  covered_until,
  effect_date,
}: NonNullable<Contract['leaving']>): EndingEffect {
  return {
    coveredUntil: Temporal.PlainDate.from(covered_until),
    on: Temporal.PlainDate.from(effect_date),
  }
}

/** Whether a contract covers today or will later: the rule of every page that offers to declare a claim. */
export function isInForce(contract: Contract, today: Temporal.PlainDate): boolean {
  return isContractInForce({ status: contract.status, end: periodOf(contract).end }, today)
}

/** The time left shown beside the progress track; null when the contract no longer runs. */
export function remainingOn(contract: Contract, today: Temporal.PlainDate): Remaining | null {
  if (contract.status !== 'active' || neverStarts(contract)) return null
  const { start, end } = coverOf(contract)
  const untilStart = daysBetween(today, start)
  if (untilStart > 0) return { kind: 'startsIn', days: untilStart }
  return { kind: 'left', days: Math.max(0, daysBetween(today, end)) }
}

/**
 * The share of its period a contract has covered, from 0 to 1: at noon today while it runs, at noon of its
 * cancellation day, 1 once expired.
 */
export function progressOn(contract: Contract, today: Temporal.PlainDate): number {
  if (contract.status === 'expired') return 1
  const period = coverOf(contract)
  const day = contract.cancellation_date ? (parseDay(contract.cancellation_date) ?? today) : today
  const passed = daysBetween(period.start, day) + 0.5
  return Math.min(1, Math.max(0, passed / daysCovered(period)))
}

/**
 * Whether to remind of the end: the contract is renewable and in its last third, so that a one-month cover isn't
 * urgent from its first day.
 */
export function isEndNear(contract: Contract, today: Temporal.PlainDate): boolean {
  if (contract.leaving) return false
  const remaining = remainingOn(contract, today)
  if (remaining?.kind !== 'left') return false
  return (
    remaining.days <= RENEWAL_WINDOW_DAYS && remaining.days <= daysCovered(periodOf(contract)) / 3
  )
}
