import { DELAYS } from '../../law/delays.ts'
import { isBefore } from '../../values/day.ts'
import type { Period } from '../../values/period.ts'

/** How many days the Mémo Véhicule Assuré is proof of cover (Code des assurances, R211-14-0-1). */
export const PRESUMPTION_DAYS = DELAYS.presumption.count

/**
 * The days on which a Mémo Véhicule Assuré is proof of cover: from its issue to 15 days later, within the period of the
 * contract, both end days included. Null when it is issued more than 15 days before the first day.
 *
 * Example: issued on 21 November for 1 to 31 December: 1 to 6 December.
 */
export function presumptionOf(issuedOn: Temporal.PlainDate, { start, end }: Period): Period | null {
  const last = issuedOn.add({ days: PRESUMPTION_DAYS })
  if (isBefore(last, start)) return null
  return {
    start: isBefore(issuedOn, start) ? start : issuedOn,
    end: isBefore(end, last) ? end : last,
  }
}
