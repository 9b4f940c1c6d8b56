import { weightOf } from '../subscription/premiums.ts'
import type { Cover, Scale } from '../subscription/tariff.ts'
import { daysBetween, isBefore } from '../values/day.ts'
import { daysCovered, type Period } from '../values/period.ts'

/** A contract, as far as it tells how much of a cover is used up. */
export interface Running extends Period {
  readonly scale: Scale
  /** Of an extension: the day of the first signature. */
  readonly signedOn: Temporal.PlainDate
}

/** How many days of a period are used up on a day, that day too. */
export function elapsedDays(period: Period, day: Temporal.PlainDate): number {
  return Math.max(0, Math.min(daysBetween(period.start, day) + 1, daysCovered(period)))
}

/**
 * The share of a cover that is used up on a day, from 0 to 1: by the scale of the tariff; a cover that waits for a departure,
 * day after day from the signature on, whole on the departure; one that begins with it, whole from that day on.
 */
export function earnedShare(
  cover: Pick<Cover, 'earned'>,
  contract: Running,
  day: Temporal.PlainDate,
): number {
  if (cover.earned === 'until_start') return waitedShare(contract, day)
  if (cover.earned === 'at_start') return isBefore(day, contract.start) ? 0 : 1
  const elapsed = elapsedDays(contract, day)
  if (elapsed === 0) return 0
  return weightOf(contract.scale, elapsed) / weightOf(contract.scale, daysCovered(contract))
}

/** The share of a cover that its days have used up, one as another: what the law counts. */
export function elapsedShare(
  cover: Pick<Cover, 'earned'>,
  contract: Running,
  day: Temporal.PlainDate,
): number {
  if (cover.earned === 'until_start') return waitedShare(contract, day)
  return elapsedDays(contract, day) / daysCovered(contract)
}

function waitedShare({ start, signedOn }: Running, day: Temporal.PlainDate): number {
  const wait = daysBetween(signedOn, start)
  if (wait <= 0 || !isBefore(day, start)) return 1
  return Math.min(1, Math.max(0, daysBetween(signedOn, day) / wait))
}
