import { isBefore } from '../values/day.ts'
import { readContributionPrices } from './contribution-file.ts'
import contribution202611 from './data/contribution-2026-11.json' with { type: 'json' }
import factors202611 from './data/factors-2026-11.json' with { type: 'json' }
import factors20261124 from './data/factors-2026-11-24.json' with { type: 'json' }
import factors20261125 from './data/factors-2026-11-25.json' with { type: 'json' }
import factors20261126 from './data/factors-2026-11-26.json' with { type: 'json' }
import { readFactorSet } from './factor-file.ts'
import type { FactorSet } from './factors.ts'

/** Every set of factors ever in force. Only this file reads the data: rules take the set as an argument. */
export const FACTOR_SETS: readonly FactorSet[] = [
  readFactorSet(factors202611, 'factors-2026-11'),
  readFactorSet(factors20261124, 'factors-2026-11-24'),
  readFactorSet(factors20261125, 'factors-2026-11-25'),
  readFactorSet(factors20261126, 'factors-2026-11-26'),
].toSorted(byFirstDay)

/** The prices of a contribution, each set with its first day. */
const CONTRIBUTION_PRICES = [
  readContributionPrices(contribution202611, 'contribution-2026-11'),
].toSorted(byFirstDay)

/** The set of factors in force on a day: the one that began last; the first one for an earlier day. */
export function factorSetInForce(day: Temporal.PlainDate): FactorSet {
  return inForce(FACTOR_SETS, day)
}

/** The prices of a contribution in force on a day: those that began last; the first ones for an earlier day. */
export function contributionPricesInForce(day: Temporal.PlainDate) {
  return inForce(CONTRIBUTION_PRICES, day)
}

interface Dated {
  readonly validFrom: Temporal.PlainDate
}

function byFirstDay(one: Dated, other: Dated): number {
  return Temporal.PlainDate.compare(one.validFrom, other.validFrom)
}

/** Among sets in the order of their first days. */
function inForce<T extends Dated>(all: readonly T[], day: Temporal.PlainDate): T {
  const found = all.findLast(({ validFrom }) => !isBefore(day, validFrom)) ?? all[0]
  if (!found) throw new RangeError('No data at all')
  return found
}
