import { isBefore } from '../../values/day.ts'
import type { Refusal } from '../../values/result.ts'
import { PREPARED_MESSAGES as SAY } from './prepared-tariff.messages.ts'

/** Where a tariff stands that an administrator prepared. */
export type PreparedState = 'draft' | 'approved' | 'withdrawn'

export interface PreparedTariff {
  readonly state: PreparedState
  /** Who prepared it, and everyone who changed it since. */
  readonly authors: readonly string[]
  readonly startsOn: Temporal.PlainDate
}

/** Where a tariff stands in the list on a day. */
export const TARIFF_STANDINGS = ['draft', 'approved', 'in_force', 'past', 'withdrawn'] as const
export type TariffStanding = (typeof TARIFF_STANDINGS)[number]

/** Only a draft changes: one that was approved is what contracts are signed under. */
export function changeRefusal({ state }: Pick<PreparedTariff, 'state'>): Refusal | null {
  return state === 'draft' ? null : { code: 'tariff.not_draft', message: SAY.notDraft }
}

/** A tariff begins tomorrow at the earliest: nobody who is looking at a price today sees it change. */
export function startRefusal(
  startsOn: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Refusal | null {
  if (isBefore(today, startsOn)) return null
  return { code: 'tariff.too_early', message: SAY.tooEarly, path: 'starts_on' }
}

/** Why an administrator can't approve a tariff today, or null: a draft, that begins tomorrow or later, by nobody who wrote it. */
export function approvalRefusal(
  tariff: PreparedTariff,
  { by, today }: { by: string; today: Temporal.PlainDate },
): Refusal | null {
  const refusal = changeRefusal(tariff) ?? startRefusal(tariff.startsOn, today)
  if (refusal) return refusal
  return tariff.authors.includes(by) ? { code: 'tariff.own', message: SAY.own } : null
}

/** A tariff is withdrawn before its first day, a draft at any time; afterwards contracts have been signed under it. */
export function withdrawalRefusal(
  { state, startsOn }: PreparedTariff,
  today: Temporal.PlainDate,
): Refusal | null {
  if (state === 'withdrawn') return { code: 'tariff.withdrawn', message: SAY.withdrawn }
  if (state === 'draft' || isBefore(today, startsOn)) return null
  return { code: 'tariff.begun', message: SAY.begun }
}

/** The next name of a tariff that begins on a day: « car-2027-3 » where car-2027-2 is the last of that year. */
export function nextVersion(
  product: string,
  { year, known }: { year: number; known: readonly string[] },
): string {
  const prefix = `${product}-${year}-`
  const numbers = known
    .filter((version) => version.startsWith(prefix))
    .map((version) => Number(version.slice(prefix.length)))
    .filter(Number.isInteger)
  return `${prefix}${Math.max(0, ...numbers) + 1}`
}

/** A name is the product, a year and a number, and names one tariff only. */
export function versionRefusal(
  version: string,
  { product, known }: { product: string; known: readonly string[] },
): Refusal | null {
  const path = 'version'
  if (!new RegExp(`^${product}-20\\d{2}-[1-9]\\d{0,2}$`).test(version))
    return { code: 'tariff.version', message: SAY.version(product), path }
  return known.includes(version) ? { code: 'tariff.taken', message: SAY.taken, path } : null
}

/** Where each of a product's tariffs stands on a day; of those that have begun, the one that began last is in force. */
export function standingOn(
  { state, startsOn, isInForce }: Omit<PreparedTariff, 'authors'> & { readonly isInForce: boolean },
  today: Temporal.PlainDate,
): TariffStanding {
  if (state !== 'approved') return state
  if (isBefore(today, startsOn)) return 'approved'
  return isInForce ? 'in_force' : 'past'
}
