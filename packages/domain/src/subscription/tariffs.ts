import { productById, WHOLE_PRODUCTS } from '../products/registry.ts'
import { isBefore } from '../values/day.ts'
import type { Tariff } from './tariff.ts'

/** Every tariff ever in force, of every product. */
export const TARIFFS: readonly Tariff[] = WHOLE_PRODUCTS.flatMap(({ tariffs }) => tariffs)

/**
 * The tariff of a product in force on a day, by default among those shipped with it; if several are valid, the one that
 * began last. Throws RangeError when there is none: that is a configuration error, not the user's.
 */
export function tariffInForce(
  product: string,
  day: Temporal.PlainDate,
  among: readonly Tariff[] = productById(product).tariffs,
): Tariff {
  const tariff = latestInForce(among, day)
  if (!tariff) throw new RangeError(`No tariff for ${product} on ${day.toString()}`)
  return tariff
}

/** Among several tariffs, the one valid on a day (first and last days included) that began last. */
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

/**
 * The tariff of a product with this version, as stored in a contract, by default among those shipped with the product;
 * null when there is none.
 */
export function tariffByVersion(
  product: string,
  version: string,
  among: readonly Tariff[] = productById(product).tariffs,
): Tariff | null {
  return among.find((tariff) => tariff.version === version) ?? null
}

/**
 * The tariffs of a product: those approved by administrators, and those shipped with it. If both have the same version,
 * the approved one is kept: contracts were signed under it.
 */
export function tariffsOf(product: string, approved: readonly Tariff[]): readonly Tariff[] {
  const own = approved.filter((tariff) => tariff.product === product)
  const others = productById(product).tariffs.filter(
    ({ version }) => !own.some((tariff) => tariff.version === version),
  )
  return [...own, ...others]
}
