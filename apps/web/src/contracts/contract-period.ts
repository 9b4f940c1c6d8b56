import { RENEWAL_WINDOW_DAYS } from '@sillage/domain/contracts/status.ts'
import { daysBetween, parseDay } from '@sillage/domain/values/day.ts'
import { daysCovered, type Period } from '@sillage/domain/values/period.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'

/** What is left of a contract that covers, or will: days until its last day, or until its first. */
export type Remaining =
  | { readonly kind: 'left'; readonly days: number }
  | { readonly kind: 'startsIn'; readonly days: number }

/** Both days of a contract; the list refuses contracts whose days can't be read. */
export function periodOf(contract: Pick<Contract, 'start_date' | 'end_date'>): Period {
  return {
    start: Temporal.PlainDate.from(contract.start_date),
    end: Temporal.PlainDate.from(contract.end_date),
  }
}

/** What to say beside the track; null once the contract no longer runs. */
export function remainingOn(contract: Contract, today: Temporal.PlainDate): Remaining | null {
  if (contract.status !== 'active') return null
  const { start, end: last } = periodOf(contract)
  const end = contract.leaving ? Temporal.PlainDate.from(contract.leaving.effect_date) : last
  const untilStart = daysBetween(today, start)
  if (untilStart > 0) return { kind: 'startsIn', days: untilStart }
  return { kind: 'left', days: Math.max(0, daysBetween(today, end)) }
}

/**
 * How far along its period a contract is, from 0 to 1: at noon of today while it runs, at noon of the day of its
 * cancellation, at the very end once it has expired.
 */
export function progressOn(contract: Contract, today: Temporal.PlainDate): number {
  if (contract.status === 'expired') return 1
  const period = periodOf(contract)
  const day = contract.cancellation_date ? (parseDay(contract.cancellation_date) ?? today) : today
  const passed = daysBetween(period.start, day) + 0.5
  return Math.min(1, Math.max(0, passed / daysCovered(period)))
}

/** A reminder of the end: renewable, and into the last third, so that a month's cover is not urgent from its first day. */
export function isEndNear(contract: Contract, today: Temporal.PlainDate): boolean {
  if (contract.leaving) return false
  const remaining = remainingOn(contract, today)
  if (remaining?.kind !== 'left') return false
  return (
    remaining.days <= RENEWAL_WINDOW_DAYS && remaining.days <= daysCovered(periodOf(contract)) / 3
  )
}
