import { contribution } from '@sillage/domain/carbon/contribution.ts'
import { contributionPricesInForce } from '@sillage/domain/carbon/factor-sets.ts'
import { roundKilograms } from '@sillage/domain/carbon/figures.ts'
import { latestRenewalEnd } from '@sillage/domain/contracts/renewal.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { daysCovered, type Period } from '@sillage/domain/values/period.ts'
import { contributionForDays } from '../../carbon/estimate-contribution.service.ts'
import type { KeptContribution } from '../../platform/database/tables/tables-contracts.ts'
import type { ChainContract } from '../chain/policy-chain.service.ts'

/**
 * The contribution offered for the days an extension adds, for the project financed before; null when there is none.
 */
export function offeredForExtension(
  { row, end }: ChainContract,
  { newEnd, now }: { readonly newEnd: Temporal.PlainDate; readonly now: Temporal.Instant },
): KeptContribution | null {
  return contributionForDays({
    product: row.product,
    answers: row.answers,
    travels: row.travels,
    period: { start: end.add({ days: 1 }), end: newEnd },
    option: row.contribution?.option ?? 'renewable_energy',
    now,
  })
}

/**
 * The contribution of an extension: what was bought before, plus, also kept apart in `added`, what was chosen for the
 * added days.
 */
export function extendedContribution(
  { row }: ChainContract,
  added: KeptContribution | null,
): KeptContribution | null {
  const carried = alone(row.contribution)
  if (!added) return carried
  if (!carried) return { ...added, added }
  return {
    kg: roundKilograms(carried.kg + added.kg),
    cents: carried.cents + added.cents,
    uncertaintyPct: Math.max(carried.uncertaintyPct, added.uncertaintyPct),
    option: added.option,
    factorSet: added.factorSet,
    added,
  }
}

/** A renewal buys the same contribution again; for a car renewed for fewer days, proportionally less. */
export function renewedContribution(
  { row, start, end }: ChainContract,
  { period, now }: { readonly period: Period; readonly now: Temporal.Instant },
): KeptContribution | null {
  const again = alone(row.contribution)
  const days = daysCovered(period)
  const before = daysCovered({ start, end })
  const isAsLong =
    days >= before || latestRenewalEnd({ start, end }, period.start).equals(period.end)
  if (!again || isAsLong || traitsOf(row.product).emissions.of !== 'driving') return again
  const kg = roundKilograms((again.kg * days) / before)
  const { cents } = contribution(kg, again.option, contributionPricesInForce(dayInParis(now)))
  if (cents === 0) return null
  const { basis } = again
  return { ...again, kg, cents, ...(basis?.of === 'driving' && { basis: { ...basis, days } }) }
}

/** Drops the separate record of what an extension added: the totals include it. */
function alone(kept: KeptContribution | null): KeptContribution | null {
  if (!kept) return null
  const { added: _, ...whole } = kept
  return whole
}
