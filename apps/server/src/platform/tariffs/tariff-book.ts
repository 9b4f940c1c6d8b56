import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import {
  tariffInForce as inForceAmong,
  tariffsOf,
  tariffByVersion as versionAmong,
} from '@sillage/domain/subscription/tariffs.ts'

/** Those that administrators approved, as the database of this process has them: it serves one. */
let approved: readonly Tariff[] = []
/** By product, since every price asks. */
let known = new Map<string, readonly Tariff[]>()

/** Takes the place of what was kept before: the next price follows it. */
export function keepApproved(tariffs: readonly Tariff[]) {
  approved = tariffs
  known = new Map()
}

/** The same list until another one is kept. */
export function approvedTariffs(): readonly Tariff[] {
  return approved
}

/** Every tariff that counts of a product. */
export function knownTariffs(product: string): readonly Tariff[] {
  const tariffs = known.get(product) ?? tariffsOf(product, approved)
  known.set(product, tariffs)
  return tariffs
}

/** The tariff of a product in force on a day; what the server asks in place of the rule, which knows only what it is given. */
export function tariffInForce(product: string, day: Temporal.PlainDate): Tariff {
  return inForceAmong(product, day, knownTariffs(product))
}

/** The tariff that a contract was signed under; null when there is none. */
export function tariffByVersion(product: string, version: string): Tariff | null {
  return versionAmong(product, version, knownTariffs(product))
}
