import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { tariffInForce, tariffsOf } from '@sillage/domain/subscription/tariffs.ts'
import type { TariffDay } from './public-context.ts'

/** The tariff of a product that a page shows. */
export function tariffOfDay(product: string, { today, approvedTariffs }: TariffDay): Tariff {
  const tariffs = tariffsOf(product, approvedTariffs)
  return tariffInForce(product, Temporal.PlainDate.from(today), tariffs)
}
