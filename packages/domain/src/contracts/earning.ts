import { weightOf } from '../subscription/premiums.ts'
import type { Cover, Scale } from '../subscription/tariff.ts'
import { daysBetween, isBefore } from '../values/day.ts'
import { daysCovered, type Period } from '../values/period.ts'

/** A contract, as far as the used share of a cover depends on it. */
export interface Running extends Period {
  readonly scale: Scale
  /** For an extension, the day of the first signature. */
  readonly signedOn: Temporal.PlainDate
}

/** How many days of a period are used on a day, that day included. */
export function elapsedDays(period: Period, day: Temporal.PlainDate): number {
  return Math.max(0, Math.min(daysBetween(period.start, day) + 1, daysCovered(period)))
}

/**
 * The share of a cover that is used on a day, from 0 to 1, by how the cover is earned: until the departure, day by day
 * from the signature; at the departure, all from that day on; any other, by the scale of the tariff.
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

/** The used share of a cover with every day counting the same, as the law requires. */
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
