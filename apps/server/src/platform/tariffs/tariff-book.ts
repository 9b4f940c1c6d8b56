import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import {
  tariffInForce as inForceAmong,
  tariffsOf,
  tariffByVersion as versionAmong,
} from '@sillage/domain/subscription/tariffs.ts'

/** The tariffs approved by administrators, as this process last read them. */
let approved: readonly Tariff[] = []
/** Cached by product, since every price needs it. */
let known = new Map<string, readonly Tariff[]>()
/** By product, the tariff of the day that was last asked for: nearly always today. */
let ofDay = new Map<string, { readonly day: Temporal.PlainDate; readonly tariff: Tariff }>()

/** Replaces the approved tariffs: the next price uses them. */
export function keepApproved(tariffs: readonly Tariff[]) {
  approved = tariffs
  known = new Map()
  ofDay = new Map()
}

/** The same array until it is replaced. */
export function approvedTariffs(): readonly Tariff[] {
  return approved
}

/** Every tariff of a product that counts. */
export function knownTariffs(product: string): readonly Tariff[] {
  const tariffs = known.get(product) ?? tariffsOf(product, approved)
  known.set(product, tariffs)
  return tariffs
}

/**
 * The tariff of a product in force on a day. The server uses this rather than the domain's rule, which doesn't know
 * approved tariffs.
 */
export function tariffInForce(product: string, day: Temporal.PlainDate): Tariff {
  const last = ofDay.get(product)
  if (last?.day.equals(day)) return last.tariff
  const tariff = inForceAmong(product, day, knownTariffs(product))
  ofDay.set(product, { day, tariff })
  return tariff
}

/** The tariff that a contract was signed under; null when unknown. */
export function tariffByVersion(product: string, version: string): Tariff | null {
  return versionAmong(product, version, knownTariffs(product))
}
