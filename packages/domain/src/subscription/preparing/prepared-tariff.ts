import { isBefore } from '../../values/day.ts'
import type { Refusal } from '../../values/result.ts'
import { PREPARED_MESSAGES as SAY } from './prepared-tariff.messages.ts'

/** The state of a tariff prepared by an administrator. */
export type PreparedState = 'draft' | 'approved' | 'withdrawn'

export interface PreparedTariff {
  readonly state: PreparedState
  /** The administrator who prepared it, and all who changed it since. */
  readonly authors: readonly string[]
  readonly startsOn: Temporal.PlainDate
}

/** The standing of a tariff on a day, as listed. */
export const TARIFF_STANDINGS = ['draft', 'approved', 'in_force', 'past', 'withdrawn'] as const
export type TariffStanding = (typeof TARIFF_STANDINGS)[number]

/** Only a draft may be changed: contracts are signed under an approved tariff. */
export function changeRefusal({ state }: Pick<PreparedTariff, 'state'>): Refusal | null {
  return state === 'draft' ? null : { code: 'tariff.not_draft', message: SAY.notDraft }
}

/** A tariff is prepared at most this many years ahead: a later day is a slip of the keyboard. */
const YEARS_AHEAD = 5

/** A tariff begins tomorrow at the earliest, so that a price being viewed today doesn't change. */
export function startRefusal(
  startsOn: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Refusal | null {
  const path = 'starts_on'
  if (!isBefore(today, startsOn)) return { code: 'tariff.too_early', message: SAY.tooEarly, path }
  return isBefore(today.add({ years: YEARS_AHEAD }), startsOn)
    ? { code: 'tariff.too_late', message: SAY.tooLate(YEARS_AHEAD), path }
    : null
}

/**
 * Why an administrator can't approve a tariff today, or null: it must be a draft that begins tomorrow or later, written
 * by others.
 */
export function approvalRefusal(
  tariff: PreparedTariff,
  { by, today }: { by: string; today: Temporal.PlainDate },
): Refusal | null {
  const refusal = changeRefusal(tariff) ?? startRefusal(tariff.startsOn, today)
  if (refusal) return refusal
  return tariff.authors.includes(by) ? { code: 'tariff.own', message: SAY.own } : null
}

/**
 * A draft may be withdrawn at any time, an approved tariff before its first day; later, contracts may have been signed
 * under it.
 */
export function withdrawalRefusal(
  { state, startsOn }: PreparedTariff,
  today: Temporal.PlainDate,
): Refusal | null {
  if (state === 'withdrawn') return { code: 'tariff.withdrawn', message: SAY.withdrawn }
  if (state === 'draft' || isBefore(today, startsOn)) return null
  return { code: 'tariff.begun', message: SAY.begun }
}

/**
 * The next version name of a tariff that begins in a year: « car-2027-3 » if car-2027-2 is the last one, even when it
 * begins in 2026, so that names and tariffs follow each other.
 */
export function nextVersion(
  product: string,
  { year, known }: { year: number; known: readonly string[] },
): string {
  const versions = known
    .filter((version) => version.startsWith(`${product}-`))
    .map((version) =>
      version
        .slice(product.length + 1)
        .split('-')
        .map(Number),
    )
  const latest = Math.max(year, ...versions.flatMap(([named = 0]) => named))
  const numbers = versions.flatMap(([named, number = 0]) => (named === latest ? number : []))
  return `${product}-${latest}-${Math.max(0, ...numbers) + 1}`
}

/** A version name is the product, a year and a number, and must be unused. */
export function versionRefusal(
  version: string,
  { product, known }: { product: string; known: readonly string[] },
): Refusal | null {
  const path = 'version'
  if (!new RegExp(`^${product}-20\\d{2}-[1-9]\\d{0,2}$`).test(version))
    return { code: 'tariff.version', message: SAY.version(product), path }
  return known.includes(version) ? { code: 'tariff.taken', message: SAY.taken, path } : null
}

/** The standing of a product's tariff on a day; among those that have begun, the last to begin is in force. */
export function standingOn(
  { state, startsOn, isInForce }: Omit<PreparedTariff, 'authors'> & { readonly isInForce: boolean },
  today: Temporal.PlainDate,
): TariffStanding {
  if (state !== 'approved') return state
  if (isBefore(today, startsOn)) return 'approved'
  return isInForce ? 'in_force' : 'past'
}
