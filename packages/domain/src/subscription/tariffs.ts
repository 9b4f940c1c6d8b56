import { isBefore } from '../values/day.ts'
import car20261 from './data/car-2026-1.json' with { type: 'json' }
import car20262 from './data/car-2026-2.json' with { type: 'json' }
import travel2026 from './data/travel-2026-1.json' with { type: 'json' }
import type { Product } from './products.ts'
import type { Tariff } from './tariff.ts'
import { readTariff } from './tariff-file.ts'

/** Every tariff ever in force. A tariff that made a contract is never edited: a new version is added. */
export const TARIFFS: readonly Tariff[] = [
  readTariff(car20261, 'car-2026-1'),
  readTariff(car20262, 'car-2026-2'),
  readTariff(travel2026, 'travel-2026-1'),
]

/**
 * The tariff of a product in force on a day. When several are, the one that began last.
 * Throws RangeError when none is: a day without a tariff is a mistake of configuration, not of the user.
 */
export function tariffInForce(product: Product, day: Temporal.PlainDate): Tariff {
  const tariff = latestInForce(
    TARIFFS.filter((candidate) => candidate.product === product),
    day,
  )
  if (!tariff) throw new RangeError(`No tariff for ${product} on ${day.toString()}`)
  return tariff
}

/** Of several tariffs, the one valid on a day (both end days included) that began last. */
export function latestInForce(
  tariffs: readonly Tariff[],
  day: Temporal.PlainDate,
): Tariff | undefined {
  return tariffs
    .filter(
      ({ validFrom, validTo }) => !isBefore(day, validFrom) && !(validTo && isBefore(validTo, day)),
    )
    .toSorted((a, b) => Temporal.PlainDate.compare(b.validFrom, a.validFrom))[0]
}

/** The tariff of a product that bears this version, as a contract keeps it; null when there is none. */
export function tariffByVersion(product: Product, version: string): Tariff | null {
  return TARIFFS.find((tariff) => tariff.product === product && tariff.version === version) ?? null
}
