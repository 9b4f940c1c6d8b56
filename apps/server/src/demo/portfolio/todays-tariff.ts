import { PRODUCT_NAMES } from '@sillage/domain/products/names.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import {
  approvedTariffs,
  keepApproved,
  knownTariffs,
  tariffInForce,
} from '../../platform/tariffs/tariff-book.ts'

/** Before any day of the demo. */
const FIRST = Temporal.PlainDate.from('2000-01-01')

/**
 * Has the contracts of the past signed under the tariffs of today: they answer today’s questions, so that a tariff
 * prepared in the demo can be simulated on them.
 */
export async function underTodaysTariff<Done>(work: () => Promise<Done>): Promise<Done> {
  const approved = approvedTariffs()
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  keepApproved(PRODUCT_NAMES.flatMap(({ id }) => alone(tariffInForce(id, today), knownTariffs(id))))
  try {
    return await work()
  } finally {
    keepApproved(approved)
  }
}

/** A tariff in force from the first day on, and the others over before it. */
function alone(tariff: Tariff, all: readonly Tariff[]): Tariff[] {
  return all.map((one) =>
    one.version === tariff.version ? { ...one, validFrom: FIRST } : { ...one, validTo: FIRST },
  )
}
