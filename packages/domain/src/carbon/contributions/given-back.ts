import { daysLeft } from '../../contracts/cancellation.ts'
import { isBefore } from '../../values/day.ts'
import { type Cents, roundCents } from '../../values/money.ts'
import { daysCovered, type Period } from '../../values/period.ts'
import { roundKilograms } from '../figures.ts'

/** A contribution as bought, and the days it was bought for. */
export interface BoughtContribution {
  readonly of: 'trips' | 'driving'
  readonly period: Period
  readonly cents: Cents
  readonly kg: number
}

export interface GivenBack {
  readonly cents: Cents
  readonly kg: number
}

/**
 * The refund of a contribution when its contract ends, in cents and kg CO2e. A withdrawal refunds all of it. A
 * cancellation refunds what was not driven: cents × days left ÷ days, rounded once, half a cent away from zero; for
 * trips, everything before the first day and nothing from then on, since they count whole in the month in which they
 * begin.
 *
 * Example: 8,77 € for 31 days, ended on the tenth: 21 days are left, 5,94 € are refunded.
 */
export function givenBack(
  { of, period, cents, kg }: BoughtContribution,
  {
    kind,
    endedOn,
  }: { readonly kind: 'cancellation' | 'withdrawal'; readonly endedOn: Temporal.PlainDate },
): GivenBack {
  if (kind === 'withdrawal') return { cents, kg }
  if (of === 'trips') return isBefore(endedOn, period.start) ? { cents, kg } : { cents: 0, kg: 0 }
  const share = daysLeft(period, endedOn) / daysCovered(period)
  return { cents: roundCents(cents * share), kg: roundKilograms(kg * share) }
}
