import { productById, WHOLE_PRODUCTS } from '../products/registry.ts'
import { isBefore } from '../values/day.ts'
import type { Tariff } from './tariff.ts'

/** Every tariff ever in force, of every product. */
export const TARIFFS: readonly Tariff[] = WHOLE_PRODUCTS.flatMap(({ tariffs }) => tariffs)

/**
 * The tariff of a product in force on a day, among those that came with it by default. When several are, the one that
 * began last. Throws RangeError when none is: a day without a tariff is a mistake of configuration, not of the user.
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

/**
 * The tariff of a product that bears this version, as a contract keeps it, by default among those that came with the
 * product; null when there is none.
 */
export function tariffByVersion(
  product: string,
  version: string,
  among: readonly Tariff[] = productById(product).tariffs,
): Tariff | null {
  return among.find((tariff) => tariff.version === version) ?? null
}

/**
 * The tariffs of a product that count: those that administrators approved, and those that came with it. A version that was
 * approved is the one that contracts were signed under, even when another of its name came since.
 */
export function tariffsOf(product: string, approved: readonly Tariff[]): readonly Tariff[] {
  const own = approved.filter((tariff) => tariff.product === product)
  const others = productById(product).tariffs.filter(
    ({ version }) => !own.some((tariff) => tariff.version === version),
  )
  return [...own, ...others]
}
